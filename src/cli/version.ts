import program from '../../package.json';

/** The version of this program, as it was built. */
export const VERSION: string = program.version;
