/**
 * Ends the process quietly when the reader of its output stops, as `head` does. Without this Node reports the closed
 * pipe (EPIPE) as an unhandled error.
 */
export function endWhenCutOff(
  streams: readonly NodeJS.WriteStream[] = [process.stdout, process.stderr],
): void {
  for (const stream of streams) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      process.exit(0);
    });
  }
}
