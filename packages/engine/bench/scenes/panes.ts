import { allPanes } from '../../src/edits/window-view/all-panes.ts';
import { LEAST_PANE_CONFIDENCE } from '../../src/edits/window-view/edit.ts';
import { paneMatte } from '../../src/edits/window-view/pane-matte.ts';
import type { Analysis } from '../../src/scene/analysis.ts';
import { maskOfLabels } from '../../studio/benchmark-scenes/labels.ts';
import type { BenchmarkScene } from '../../studio/benchmark-scenes/load-scene.ts';
import { overlapOf } from './overlap.ts';
import type { SceneQuality } from './scene-quality.ts';

/** Panes that show this share of the picture are worth finding. */
const WORTH_FINDING = 0.005;

/** What the window edit would change by itself, against all glass in view, whether burnt out or not. */
export async function panesInView(
  { photo, labels }: BenchmarkScene,
  analysis: Analysis,
): Promise<SceneQuality['panes']> {
  const truth = maskOfLabels(labels, 'pane');
  const share = truth.data.reduce((sum, inside) => sum + inside / 255, 0) / truth.data.length;
  const { mask, confidence } = await allPanes(photo, analysis);
  const inView = share >= WORTH_FINDING;
  if (confidence < LEAST_PANE_CONFIDENCE) return { inView, found: null };
  const { iou, precision, recall } = overlapOf(paneMatte(photo, mask, analysis.camera), truth);
  return { inView, found: { overlap: iou, precision, recall } };
}
