import module from 'node:module';
import { compileWebAssemblyOnce } from '../compile-web-assembly-once.ts';

/** `npm run operator -- <command>`: commands for the person who runs the server. */

// Stores compiled code between commands, which makes the next one start faster. So the code is imported only now.
compileWebAssemblyOnce();
module.enableCompileCache();
const { runMain } = await import('./run-main.ts');
runMain();
