import type { IncomingMessage } from 'node:http';
import { AppError } from '../app-error.ts';

/** How slow a client may be. The total size is limited elsewhere, so an upload may take as long as this allows. */
export interface SenderPatience {
  /** Longest pause between two bytes. */
  silentMs: number;
  /** Least number of bytes in each of these windows. */
  windowMs: number;
  leastBytes: number;
}

/** A phone on a bad line sends five kilobytes a second; a slower client only occupies a connection. */
export const UPLOAD_PATIENCE: SenderPatience = {
  silentMs: 30_000,
  windowMs: 60_000,
  leastBytes: 300_000,
};

/**
 * Watches the progress of a request's body.
 * @param onStall called once, with `upload_stalled`
 * @returns a function that stops watching
 */
export function watchProgress(
  { socket }: IncomingMessage,
  patience: SenderPatience,
  onStall: (error: AppError) => void,
): () => void {
  let last = { at: performance.now(), bytes: socket.bytesRead };
  let window = last;

  const look = () => {
    const now = { at: performance.now(), bytes: socket.bytesRead };
    if (now.bytes > last.bytes) last = now;
    const isSilent = now.at - last.at >= patience.silentMs;
    const isWindowOver = now.at - window.at >= patience.windowMs;
    const isSlow = isWindowOver && now.bytes - window.bytes < patience.leastBytes;
    if (isWindowOver) window = now;
    if (!isSilent && !isSlow) return;
    clearInterval(timer);
    onStall(new AppError('upload_stalled'));
  };
  const timer = setInterval(look, Math.min(1_000, patience.silentMs / 4));
  timer.unref();
  return () => clearInterval(timer);
}
