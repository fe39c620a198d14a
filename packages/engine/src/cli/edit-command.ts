import { CommanderError } from 'commander';
import { editFiles } from './edit-files.ts';
import { type EditOptions, editCommand } from './edit-options.ts';
import { type PlannedEdit, planOutputs, WrongUsage } from './plan-outputs.ts';
import { requestFrom } from './request-from.ts';

/** Exit codes. */
export const EXIT = { ok: 0, someFailed: 1, wrongUsage: 2 } as const;

/** Runs the command line and returns its exit code; results go to stdout, progress and errors to stderr. */
export async function runEditCommand(argv: readonly string[]): Promise<number> {
  const command = editCommand();
  try {
    command.parse(argv);
    const options = command.opts<EditOptions>();
    const request = await requestFrom(options);
    if (options.plan !== undefined && (request.mode !== 'furniture' || command.args.length > 1)) {
      throw new WrongUsage('--plan keeps the plan of one photo in --mode furniture.');
    }
    const edits: PlannedEdit[] = await planOutputs(command.args, options.output);
    const allWell = await editFiles(edits, request, { json: options.json ?? false, planFile: options.plan });
    return allWell ? EXIT.ok : EXIT.someFailed;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.wrongUsage;
    if (error instanceof WrongUsage) {
      process.stderr.write(`error: ${error.message}\n`);
      return EXIT.wrongUsage;
    }
    throw error;
  }
}
