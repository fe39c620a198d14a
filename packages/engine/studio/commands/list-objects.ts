import { readFile } from 'node:fs/promises';
import { decodeRaster, inspectPhoto } from '../../src/base/codec/index.ts';
import { EngineError } from '../../src/base/engine-error.ts';
import { detectObjects, objectCategories } from '../../src/objects/index.ts';
import { analysePhoto } from '../../src/scene/analyse.ts';

/** `npm run objects -- photos…`: prints the objects in each photo as one line of JSON; exit code 1 if one failed. */
for (const photo of process.argv.slice(2)) {
  try {
    const { focalLength35 } = await inspectPhoto(await readFile(photo));
    const raster = await decodeRaster(photo);
    const objects = await detectObjects(raster, await analysePhoto(raster, { focalLength35 }));
    process.stdout.write(`${JSON.stringify({ photo, categories: objectCategories(objects), objects })}\n`);
  } catch (error) {
    const isExpected = error instanceof EngineError || (error instanceof Error && 'code' in error);
    if (!isExpected) throw error;
    process.stderr.write(`${photo}: ${error.message}\n`);
    process.exitCode = 1;
  }
}
