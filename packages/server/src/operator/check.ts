import { z } from 'zod';
import { type CommandResult, EXIT_PROBLEMS } from './command-result.ts';
import { askForLines, OperatorError, type RunningServer } from './server-adapter.ts';
import { asTable } from './tables.ts';

const Line = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('progress'), done: z.number(), total: z.number() }),
  z.object({ kind: z.literal('finding'), folder: z.string(), problem: z.string(), outcome: z.string() }),
  z.object({ kind: z.literal('end'), versions: z.number(), found: z.number(), left: z.number() }),
]);

/**
 * Compares rows with files and hashes; `repair` also repairs what it can.
 * @param onProgress called with the progress
 * @throws OperatorError if the check could not be finished
 */
export async function check(
  server: RunningServer,
  { repair }: { repair: boolean },
  onProgress: (done: number, total: number) => void = () => {},
): Promise<CommandResult> {
  const rows: Record<string, string>[] = [];
  for await (const given of askForLines(server, '/check', { repair })) {
    const line = Line.parse(given);
    if (line.kind === 'progress') onProgress(line.done, line.total);
    if (line.kind === 'finding')
      rows.push({ folder: line.folder, problem: line.problem, outcome: line.outcome });
    if (line.kind === 'end') {
      const output = `${asTable(rows)}${summary(line, repair)}\n`;
      return { output, exitCode: line.left === 0 ? 0 : EXIT_PROBLEMS };
    }
  }
  throw new OperatorError('The check broke off. The log of the server says why.');
}

function summary(
  { versions, found, left }: { versions: number; found: number; left: number },
  repair: boolean,
) {
  const whole = `${versions} ${versions === 1 ? 'version was' : 'versions were'} compared with rows, files and hashes`;
  if (found === 0) return `${whole}: nothing is wrong.`;
  const things = `${found} ${found === 1 ? 'thing is' : 'things are'} wrong`;
  if (!repair)
    return `${whole}: ${things}. To repair what can be repaired: \`npm run operator -- check --repair\`.`;
  return `${whole}: ${found} wrong, ${found - left} repaired, ${left} left.`;
}
