/** The only place that writes to the browser's console; nothing here is meant for people. */
export const log = {
  /** Something failed and was dealt with; `cause` is what was thrown. */
  error(message: string, cause?: unknown): void {
    // biome-ignore lint/suspicious/noConsole: this is the logger.
    if (cause === undefined) console.error(message);
    // biome-ignore lint/suspicious/noConsole: this is the logger.
    else console.error(message, cause);
  },
  info(message: string): void {
    // biome-ignore lint/suspicious/noConsole: this is the logger.
    console.info(message);
  },
};
export type Log = typeof log;
