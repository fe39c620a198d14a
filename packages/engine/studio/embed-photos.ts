/** `npm run studio:photos`: looks at photos as the engine does, so that a network in training can be tried on them. */
import { mkdirSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parse, resolve } from 'node:path';
import { Command } from 'commander';
import { decodeRaster } from '../src/codec/index.ts';
import { fitWithin, resizeRaster } from '../src/raster/resize.ts';
import { writeSampleFile } from './sample-file.ts';
import { sampleInputs } from './sample-inputs.ts';

/** The engine analyzes a copy of this long side, pixels. */
const ANALYSIS_SIDE = 1024;

const command = new Command('photos')
  .description('Writes what the engine sees of photos, one file each.')
  .requiredOption('-i, --input <folder>', 'photos, JPEG')
  .requiredOption('-o, --output <folder>', 'where the files go')
  .parse();
const options = command.opts<{ input: string; output: string }>();

mkdirSync(options.output, { recursive: true });
for (const file of readdirSync(options.input)) {
  const { name, ext } = parse(file);
  if (ext !== '.jpg') continue;
  const photo = await decodeRaster(await readFile(resolve(options.input, file)));
  const size = fitWithin(photo, ANALYSIS_SIDE);
  const { tensors, width, height } = await sampleInputs(resizeRaster(photo, size.width, size.height));
  writeSampleFile(resolve(options.output, `${name}.safetensors`), tensors, {
    photo: name,
    width: String(width),
    height: String(height),
  });
}
