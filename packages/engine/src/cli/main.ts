/** `npm run edit`: edits photos with the engine alone, no server. */
import { runEditCommand } from './edit-command.ts';
import { endWhenCutOff } from './end-when-cut-off.ts';

endWhenCutOff();
process.exitCode = await runEditCommand(process.argv);
