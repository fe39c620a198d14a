/**
 * `npm run studio:ship`: takes an exported network into the models folder and records its size and hash in models.json.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { Command } from 'commander';
import { MODELS_FOLDER, readModelCatalog, sha256Of } from '../src/models/catalog.ts';

const NAME = 'room-network';

const command = new Command('ship')
  .description('Takes an exported network into the models that are shipped.')
  .requiredOption('-i, --input <file>', 'what training/export.py wrote')
  .parse();
const { input } = command.opts<{ input: string }>();

const bytes = await readFile(input);
const file = `${NAME}.onnx`;
await copyFile(input, new URL(file, MODELS_FOLDER));
const entry = {
  name: NAME,
  file,
  source: { trained: 'studio/training' },
  license: 'MIT',
  licenseFile: `${NAME}.LICENSE.txt`,
  sha256: sha256Of(bytes),
  bytes: bytes.length,
};
const others = (await readModelCatalog()).filter(({ name }) => name !== NAME);
const next = others.findIndex(({ name }) => name.localeCompare(NAME) > 0);
const models = others.toSpliced(next < 0 ? others.length : next, 0, entry);
await writeFile(new URL('models.json', MODELS_FOLDER), `${JSON.stringify({ models }, null, 2)}\n`);
