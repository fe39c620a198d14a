import { createMask, type Mask } from '../../src/base/raster/raster.ts';
import type { BenchmarkScene } from '../../studio/benchmark-scenes/load-scene.ts';
import { FIRST_THING } from '../../studio/samples/scene.ts';

/** Something to be taken out of a scene whose picture without it is known. */
export interface RemovalCase {
  /** What it is, with its label: 'sofa 32'; 'all furniture' for the whole room. */
  readonly name: string;
  /** Labels of what goes. */
  readonly labels: ReadonlySet<number>;
  /** Of the photo's size: what goes, exactly, and every other thing. */
  readonly things: Mask;
  readonly staying: Mask;
  /** 1 for pixels of it behind which the empty room shows: there the twin is the truth. */
  readonly judged: Uint8Array;
}

/** Smaller things (share of the picture) are no test. */
const LEAST_AREA = 0.004;
/** So much of a thing must have nothing but the room behind it: of other things behind nobody can know. */
const ROOM_BEHIND = 0.95;

/** Single things of a scene with the room behind them. */
export function singleThings(scene: BenchmarkScene): RemovalCase[] {
  const pixels = scene.labels.data.length;
  return scene.facts.things.flatMap(({ label, kind, stays }) => {
    if (stays) return [];
    const found = caseOf(scene, `${kind} ${label}`, new Set([label]));
    const area = count(found.things.data);
    const known = count(found.judged);
    return area / pixels < LEAST_AREA || known / area < ROOM_BEHIND ? [] : [found];
  });
}

/** All that the empty twin lacks. */
export function allFurniture(scene: BenchmarkScene): RemovalCase {
  const labels = scene.facts.things.filter(({ stays }) => !stays).map(({ label }) => label);
  const all = caseOf(scene, 'all furniture', new Set(labels));
  // Behind a thing stands another one, but that goes too.
  return { ...all, judged: all.things.data.map((value) => (value > 0 ? 1 : 0)) };
}

function caseOf({ labels, twin }: BenchmarkScene, name: string, going: ReadonlySet<number>): RemovalCase {
  const things = createMask(labels.width, labels.height);
  const staying = createMask(labels.width, labels.height);
  const judged = new Uint8Array(labels.data.length);
  labels.data.forEach((label, i) => {
    if (label < FIRST_THING) return;
    if (!going.has(label)) staying.data[i] = 255;
    else {
      things.data[i] = 255;
      judged[i] = twin!.behind.data[i]! < FIRST_THING ? 1 : 0;
    }
  });
  return { name, labels: going, things, staying, judged };
}

function count(marks: Uint8Array): number {
  return marks.reduce((sum, mark) => sum + (mark > 0 ? 1 : 0), 0);
}
