/** The only code that writes to the browser's console; nothing here is meant for users. */
export const log = {
  /** A handled failure; `cause` is the thrown value. */
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
