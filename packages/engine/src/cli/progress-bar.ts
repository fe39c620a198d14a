import { SingleBar } from 'cli-progress';
import type { Progress } from '../base/progress/watch.ts';

/** Shows the progress of one photo; without a terminal it shows nothing. */
export function progressBar(photo: string): { update: (progress: Progress) => void; stop: () => void } {
  if (!process.stderr.isTTY) return { update: () => {}, stop: () => {} };
  const bar = new SingleBar({
    format: `{bar} {percentage}% ${photo}: {stage}`,
    stream: process.stderr,
    hideCursor: true,
    clearOnComplete: true,
  });
  bar.start(1, 0, { stage: 'Starting' });
  return {
    update: ({ stage, fraction }) => bar.update(fraction, { stage }),
    stop: () => bar.stop(),
  };
}
