import { writeFileSync } from 'node:fs';
import { createRandom } from '../../src/base/random.ts';
import { MODELS_FOLDER } from '../../src/models/catalog.ts';
import { HIDDEN } from '../../src/scene/segmentation/classify-cells.ts';
import { FACT_GROUPS, FACTS } from '../../src/scene/segmentation/facts/cell-facts.ts';
import { ROOM_CLASSES } from '../../src/scene/segmentation/room-classes.ts';
import { FEATURES } from '../../src/scene/segmentation/see-features.ts';
import { minutesAllowed } from '../resumable.ts';
import { cellSamples } from './cell-samples.ts';
import { areKept, keepSamples, readSamples } from './kept-samples.ts';
import { photographRoom } from './photograph-room.ts';
import { trainNetwork } from './train-network.ts';
import { trainingRoom } from './training-room.ts';

/**
 * Teaches the classifier of room cells: renders rooms that are not among the benchmark's, looks at them as the engine looks
 * at photos, and writes the weights to the models folder. About half an hour of CPU time; `--minutes 4` stops after four
 * and goes on at the next call.
 */
const SEEDS = { first: 3000, count: 220 };
const CELLS_PER_LOOK = 700;
const EPOCHS = 8;

const minutes = minutesAllowed(process.argv);
const end = minutes === null ? Number.POSITIVE_INFINITY : Date.now() + minutes * 60_000;
const seeds = Array.from({ length: SEEDS.count }, (_, k) => SEEDS.first + k);
for (const seed of seeds.filter((one) => !areKept(one))) {
  if (Date.now() > end) break;
  const { photo, labels, things } = await photographRoom(trainingRoom(seed));
  keepSamples(seed, await cellSamples(photo, labels, things, CELLS_PER_LOOK, createRandom(seed)));
}
const left = seeds.filter((seed) => !areKept(seed)).length;
if (left > 0) process.stdout.write(`${left} of ${seeds.length} rooms are still to be looked at.\n`);
else writeFileSync(new URL('room-cells.bin', MODELS_FOLDER), new Uint8Array(learn().buffer));

function learn(): Float32Array {
  const inputs = FEATURES + FACTS;
  return trainNetwork(
    readSamples(seeds, inputs),
    {
      sizes: [inputs, ...HIDDEN, ROOM_CLASSES.length],
      epochs: EPOCHS,
      groups: FACT_GROUPS.map((group) => group.map((fact) => FEATURES + fact)),
      factsFrom: FEATURES,
    },
    createRandom(1),
    (epoch, loss) => process.stdout.write(`epoch ${epoch + 1} of ${EPOCHS}: loss ${loss.toFixed(4)}\n`),
  );
}
