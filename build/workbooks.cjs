const { TEMPLATES } = require('../templates/kinds');

const link = ({ file }, text) => `[${text}](workbooks/${file}.xlsx)`;

const GAMES = { chess: 'chess', go: 'Go', neutral: 'any other game' };

const ofPlayers = TEMPLATES.filter(({ kind }) => kind === 'players');

const rowOf = (count) => {
  const cells = Object.keys(GAMES).map((game) =>
    ofPlayers
      .filter(({ players, profile }) => players === count && profile === game)
      .map((template) => link(template, template.cycles === 1 ? 'once' : 'twice'))
      .join(', '),
  );
  return `| ${[count, ...cells].join(' | ')} |`;
};

const linksTo = (wanted, count) =>
  TEMPLATES.filter(({ kind }) => kind === wanted)
    .map((template) => link(template, template[count]))
    .join(', ');

/** The page on which each ready-made workbook is found, in Markdown. */
const workbooksPage = () => `# Ready-made workbooks

Choose your game and number of players. The workbook opens in Excel and in LibreOffice, and needs no add-in: type the names, then the results.
[How to use it](guide/workbook.md), with pictures. If you have fewer players than places, delete the names that are left: each becomes a bye.

## Everyone meets everyone

| players | ${Object.values(GAMES).join(' | ')} |
| --- | --- | --- | --- |
${[...new Set(ofPlayers.map(({ players }) => players))].map(rowOf).join('\n')}

## Quads

Groups of four, for so many chess players: ${linksTo('quads', 'players')}.

## Teams

A chess league on four boards, for so many teams: ${linksTo('teams', 'teams')}.
`;

module.exports = { workbooksPage };
