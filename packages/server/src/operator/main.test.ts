import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('ends quietly when its output is cut off', async () => {
  const command = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), 'help'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // The reader is gone before the command prints its usage, as with `npm run operator 2>&1 | true`.
  command.stderr.destroy();
  const [code, signal] = await once(command, 'close');
  expect({ code, signal }).toEqual({ code: 0, signal: null });
});
