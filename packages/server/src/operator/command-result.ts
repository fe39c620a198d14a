/** The command was not understood. */
export const EXIT_USAGE = 2;
/** The command was carried out, and what it looked at is not as it should be. */
export const EXIT_PROBLEMS = 3;

export interface CommandResult {
  output: string;
  exitCode: 0 | typeof EXIT_USAGE | typeof EXIT_PROBLEMS;
}
