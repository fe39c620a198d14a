import { percentile, table } from '../report.ts';
import type { LayoutError } from './layout-error.ts';

/** Staging trusts the walls of a box from this confidence on. */
const TRUSTED = 0.5;
/** A box is right when it puts at most this share of the picture on a wrong face. */
const RIGHT = 0.08;
const BINS = [0, 0.3, 0.5, 0.7, 0.85, 1.01] as const;

/** Errors of camera and box as a Markdown table by kind of view, and how often boxes are right by confidence. */
export function layoutTables(errors: readonly LayoutError[]): string {
  const groups: [string, LayoutError[]][] = [
    ['not frontal, tuned', errors.filter(({ view, heldOut }) => view !== 'frontal' && !heldOut)],
    ['not frontal, held out', errors.filter(({ view, heldOut }) => view !== 'frontal' && heldOut)],
    ['frontal, tuned', errors.filter(({ view, heldOut }) => view === 'frontal' && !heldOut)],
    ['frontal, held out', errors.filter(({ view, heldOut }) => view === 'frontal' && heldOut)],
    ['furnished', errors.filter(({ isEmpty }) => !isEmpty)],
    ['empty', errors.filter(({ isEmpty }) => isEmpty)],
  ];
  return [
    table(
      ['views', 'up', 'walls turned', 'focal', 'walls, meters', 'walls, shape', 'ceiling', 'camera height'],
      groups.map(([name, group]) => row(`${name} (${group.length})`, group)),
    ),
    table(['confidence', 'views', 'right'], calibration(errors)),
  ].join('\n\n');
}

function row(name: string, errors: readonly LayoutError[]): string[] {
  const walls = errors.flatMap(({ faces }) => faces.filter(({ face }) => face !== 'ceiling'));
  const ceilings = errors.flatMap(({ faces }) => faces.filter(({ face }) => face === 'ceiling'));
  return [
    name,
    spread(
      errors.map((e) => e.upDegrees),
      '°',
      2,
    ),
    spread(
      errors.map((e) => e.yawDegrees),
      '°',
      2,
    ),
    spread(
      errors.map((e) => e.focalPercent),
      ' %',
      1,
    ),
    spread(
      walls.map((e) => e.percent),
      ' %',
      1,
    ),
    spread(
      walls.map((e) => e.shapePercent),
      ' %',
      1,
    ),
    spread(
      ceilings.map((e) => e.shapePercent),
      ' %',
      1,
    ),
    spread(
      errors.map((e) => e.scalePercent),
      ' %',
      1,
    ),
  ];
}

/** Median and ninth decile of absolute errors. */
function spread(values: readonly number[], unit: string, digits: number): string {
  const sizes = values.map(Math.abs);
  return `${percentile(sizes, 0.5).toFixed(digits)}, p90 ${percentile(sizes, 0.9).toFixed(digits)}${unit}`;
}

function calibration(errors: readonly LayoutError[]): string[][] {
  const count = (name: string, group: readonly LayoutError[]) => [
    name,
    String(group.length),
    String(group.filter(({ pixelsWrong }) => pixelsWrong <= RIGHT).length),
  ];
  const bins = BINS.slice(1).map((to, i) => {
    const from = BINS[i]!;
    return count(
      `${from} to ${Math.min(1, to)}`,
      errors.filter(({ confidence }) => confidence >= from && confidence < to),
    );
  });
  return [
    ...bins,
    count(
      'trusted by staging',
      errors.filter(({ confidence }) => confidence >= TRUSTED),
    ),
  ];
}
