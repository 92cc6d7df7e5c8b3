import { adoptProblemsEn } from './adoptProblems';
import { exchangeProblemsEn } from './exchangeProblems';
import { addLateProblems } from './language';

/** Texts of problems with tables and files of others: whoever reads or makes these imports this file, so that the pane begins without it. */
addLateProblems('en', { ...adoptProblemsEn, ...exchangeProblemsEn });
