import { z } from 'zod';
import { type CommandResult, EXIT_PROBLEMS } from './command-result.ts';
import { askServer, type RunningServer } from './server-adapter.ts';

const Report = z.object({ folders: z.number(), trashed: z.array(z.string()), held: z.array(z.string()) });

/** Lists picture folders without a row in the database; `confirm` moves them to the trash. */
export async function sweep(
  server: RunningServer,
  { confirm }: { confirm: boolean },
): Promise<CommandResult> {
  const answer = await askServer(server, 'POST', '/sweep', { confirmed: confirm });
  const { folders, trashed, held } = Report.parse(answer);
  if (confirm) {
    const output = `${list(trashed)}${trashed.length} of ${folders} folders are now in the trash, where they lie for 30 days.\n`;
    return { output, exitCode: 0 };
  }
  if (held.length === 0) return { output: `All of ${folders} folders belong to somebody.\n`, exitCode: 0 };
  return {
    output:
      `${list(held)}${held.length} of ${folders} folders belong to no row of the database. ` +
      'To take them to the trash: `npm run operator -- sweep --confirm`.\n',
    exitCode: EXIT_PROBLEMS,
  };
}

const list = (names: readonly string[]): string => names.map((name) => `${name}\n`).join('');
