/** `npm run edit`: edits photos with the engine alone, no server. */
import { runEditCommand } from './edit-command.ts';

process.exitCode = await runEditCommand(process.argv);
