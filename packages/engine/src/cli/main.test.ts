import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

it('ends quietly when its output is cut off', async () => {
  const command = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), '--help'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // The reader is gone before the command writes its first line, as with `npm run edit -- --help | true`.
  command.stdout.destroy();
  const complaints = text(command.stderr);
  const [code] = await once(command, 'close');
  expect({ code, complaints: await complaints }).toEqual({ code: 0, complaints: '' });
});
