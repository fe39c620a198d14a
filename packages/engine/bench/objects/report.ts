import { OBJECT_TYPES } from '@home-design/vocabulary';
import { percentile, table } from '../report.ts';
import type { SceneObjects } from './measure-scene.ts';

/** Precision, recall and outlines by type, on the scenes that were looked at while tuning and on the others. */
export function objectsText(scenes: readonly SceneObjects[]): string {
  return [
    'On the scenes that may be looked at while tuning:',
    typesTable(scenes.filter(({ heldOut }) => !heldOut)),
    'On those that nobody tunes on:',
    typesTable(scenes.filter(({ heldOut }) => heldOut)),
    'Listed, but not there:',
    wrongOnes(scenes),
  ].join('\n\n');
}

function typesTable(scenes: readonly SceneObjects[]): string {
  const rows = OBJECT_TYPES.flatMap((type) => {
    const listed = scenes.flatMap((scene) => scene.listed).filter((object) => object.type === type);
    const inView = scenes.flatMap((scene) => scene.inView).filter((thing) => thing.type === type);
    if (listed.length + inView.length === 0) return [];
    const outlines = listed.flatMap(({ outline }) => (outline === null ? [] : [outline]));
    const found = inView.filter((thing) => thing.found).length;
    return [
      [
        type,
        String(listed.length),
        listed.length === 0 ? '' : `${outlines.length} (${(outlines.length / listed.length).toFixed(2)})`,
        String(inView.length),
        inView.length === 0 ? '' : `${found} (${(found / inView.length).toFixed(2)})`,
        outlines.length === 0
          ? ''
          : `median ${percentile(outlines, 0.5).toFixed(2)}, worst ${Math.min(...outlines).toFixed(2)}`,
      ],
    ];
  });
  return table(
    ['type', 'listed', 'right (precision)', 'in view', 'found (recall)', 'outline, intersection over union'],
    rows,
  );
}

function wrongOnes(scenes: readonly SceneObjects[]): string {
  return scenes
    .flatMap(({ id, listed }) =>
      listed
        .filter(({ outline }) => outline === null)
        .map(({ type, confidence }) => `- ${id}: ${type} (${confidence.toFixed(2)})`),
    )
    .join('\n');
}
