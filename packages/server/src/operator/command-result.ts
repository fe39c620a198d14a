/** The command was not understood. */
export const EXIT_USAGE = 2;
/** The command ran, and found problems. */
export const EXIT_PROBLEMS = 3;

export interface CommandResult {
  output: string;
  exitCode: 0 | typeof EXIT_USAGE | typeof EXIT_PROBLEMS;
}
