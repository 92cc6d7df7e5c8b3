import { cleanUp } from './afterThisTest';

afterEach(cleanUp);
