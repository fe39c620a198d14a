import { overlap, type ShareBox } from '../base/geometry/share-box.ts';
import type { RawDetection } from '../models/nanodet/nanodet.ts';

/** Boxes of one class that overlap by this much are the same thing. */
const SAME_OVERLAP = 0.5;
/** Within a pass, weaker duplicates than this share of the strongest do not move the box. */
const VOTING_SHARE = 0.5;

interface Cluster {
  readonly label: number;
  readonly box: ShareBox;
  /** The strongest score of each pass. */
  readonly best: Map<number, number>;
  readonly members: RawDetection[];
}

/**
 * Joins the detections of several passes over a photo: boxes are averaged by score, and all passes count, with 0 for
 * one without the object (weighted boxes fusion, Solovyev, Wang and Gabruseva 2021). Strongest first.
 */
export function fusePasses(passes: readonly (readonly RawDetection[])[]): RawDetection[] {
  const clusters: Cluster[] = [];
  const all = passes
    .flatMap((detections, pass) => detections.map((detection) => ({ detection, pass })))
    .sort((a, b) => b.detection.score - a.detection.score);
  for (const { detection, pass } of all) {
    const cluster = closest(clusters, detection);
    const best = cluster?.best.get(pass);
    if (!cluster) {
      const { label, box, score } = detection;
      clusters.push({ label, box, best: new Map([[pass, score]]), members: [detection] });
    } else if (best === undefined || detection.score > VOTING_SHARE * best) {
      if (best === undefined) cluster.best.set(pass, detection.score);
      cluster.members.push(detection);
    }
  }
  return clusters
    .map(({ label, best, members }) => ({
      label,
      score: [...best.values()].reduce((sum, score) => sum + score, 0) / passes.length,
      box: averageBox(members),
    }))
    .sort((a, b) => b.score - a.score);
}

function closest(clusters: readonly Cluster[], { label, box }: RawDetection): Cluster | null {
  let found: Cluster | null = null;
  let most = SAME_OVERLAP;
  for (const cluster of clusters) {
    if (cluster.label !== label) continue;
    const shared = overlap(cluster.box, box);
    if (shared <= most) continue;
    most = shared;
    found = cluster;
  }
  return found;
}

function averageBox(members: readonly RawDetection[]): ShareBox {
  const weight = members.reduce((sum, { score }) => sum + score, 0);
  const mean = (side: keyof ShareBox) =>
    members.reduce((sum, { box, score }) => sum + box[side] * score, 0) / weight;
  return { left: mean('left'), top: mean('top'), right: mean('right'), bottom: mean('bottom') };
}
