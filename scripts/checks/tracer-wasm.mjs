import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot, TOOLS } from '../lib/paths.mjs';
import { runCommand } from '../lib/run-command.mjs';
import { Explained, runScript } from '../lib/say.mjs';

const ENGINE = inRoot('packages/engine');
const COMMITTED = inRoot('packages/engine/src/render/trace/trace.wasm');

/** Compiles the ray tracer's inner loop, and reports whether the committed file matches its source. */
await runScript(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tracer-wasm-'));
  try {
    const compiled = join(folder, 'trace.wasm');
    const args = [TOOLS.asc, '--outFile', compiled];
    const { code, output } = await runCommand(process.execPath, args, { cwd: ENGINE, quiet: true });
    if (code !== 0) throw new Explained(output);

    const committed = await readFile(COMMITTED).catch(() => Buffer.alloc(0));
    if (committed.equals(await readFile(compiled))) return 0;
    throw new Explained('trace.wasm is out of date. Please run `npm run wasm -w packages/engine`.');
  } finally {
    await rm(folder, { recursive: true });
  }
});
