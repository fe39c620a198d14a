import type { ObjectType } from '@home-design/vocabulary';
import type { ShareBox } from '../../src/objects/index.ts';
import type { SceneFacts } from '../../studio/benchmark-scenes/facts.ts';
import type { BenchmarkScene } from '../../studio/benchmark-scenes/load-scene.ts';

/** A thing in view: every name a person might give it, the first being what is looked for. */
export interface Thing {
  readonly label: number;
  readonly names: readonly ObjectType[];
  readonly box: ShareBox;
  /** Share of the picture. */
  readonly area: number;
}

type Kind = SceneFacts['things'][number]['kind'];

const NAMES: Partial<Record<Kind, readonly ObjectType[]>> = {
  sofa: ['sofa'],
  sectional: ['sofa'],
  armchair: ['chair', 'sofa'],
  'dining-chair': ['chair'],
  'desk-chair': ['chair'],
  'bar-stool': ['chair', 'bench'],
  bench: ['bench'],
  ottoman: ['bench', 'chair'],
  bed: ['bed'],
  'dining-table': ['table'],
  'coffee-table': ['table'],
  desk: ['table'],
  plant: ['plant'],
  'small-plant': ['plant', 'vase'],
  monitor: ['tv', 'laptop'],
  television: ['tv'],
  books: ['books'],
  bookshelf: ['books'],
  vase: ['vase', 'plant'],
  bowl: ['bowl'],
  bag: ['bag'],
  art: ['picture'],
  'wall-clock': ['clock'],
  'toy-blocks': ['toy'],
};

/** The things of a scene that have a name, by what is seen of them. */
export function thingsInView({ facts, labels }: BenchmarkScene): Thing[] {
  const { width, height, data } = labels;
  return facts.things.flatMap(({ label, kind }) => {
    const names = NAMES[kind];
    let [left, top, right, bottom, count] = [width, height, 0, 0, 0];
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) {
        if (data[i] !== label) continue;
        [left, top] = [Math.min(left, x), Math.min(top, y)];
        [right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)];
        count++;
      }
    }
    if (!names || count === 0) return [];
    const box = { left: left / width, top: top / height, right: right / width, bottom: bottom / height };
    return [{ label, names, box, area: count / data.length }];
  });
}
