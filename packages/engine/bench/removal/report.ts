import { percentile, type Row, rowsTable, table } from '../report.ts';
import type { Likeness } from './likeness.ts';
import type { RemovalQuality } from './removal-quality.ts';

/** Goals of a single removal: decibels inside the hole, and share refused. */
const GOALS = { decibels: 26, refused: 0.3 } as const;
/** The worst results are listed by name. */
const WORST = 15;

/** Tables of all removals: single things, whole rooms, what is worst, and why it was refused. */
export function removalText(all: readonly RemovalQuality[]): string {
  const tuned = all.filter(({ heldOut }) => !heldOut);
  const heldOut = all.filter((quality) => quality.heldOut);
  return [
    'Decibels (PSNR) inside the hole against the empty twin. Furniture throws light about, so that the twin is lit',
    'otherwise: "tint matched" is after one gain a channel fitted on the surroundings that nothing changed, and',
    '"surroundings" is what those very surroundings, unchanged, get against the twin, before and after that gain:',
    'a removal that is right and leaves the light alone would get as much.',
    '',
    `Scenes that may be looked at while tuning (${roomsIn(tuned)}):`,
    '',
    rowsTable(qualityRows(tuned)),
    '',
    `Scenes that nobody tunes on (${roomsIn(heldOut)}):`,
    '',
    rowsTable(qualityRows(heldOut)),
    '',
    'By kind of thing, exact outlines, all scenes:',
    '',
    kindsTable(all),
    '',
    `The ${WORST} worst single removals of the tuned scenes, tint matched:`,
    '',
    worstTable(tuned),
    '',
    'Why single things were refused, all scenes:',
    '',
    reasonsTable(all),
  ].join('\n');
}

function qualityRows(all: readonly RemovalQuality[]): Row[] {
  const outside = all.reduce((sum, { changedOutside }) => sum + changedOutside, 0);
  return [
    ...rowsOf('single things, exact outlines', singles(all, 'exact')),
    ...rowsOf('single things, found and outlined by the engine', singles(all, 'own')),
    ...rowsOf('emptied rooms, exact outlines', rooms(all, 'exact')),
    ...rowsOf('emptied rooms, found and outlined by the engine', rooms(all, 'own')),
    { what: 'values changed outside the mask', measured: String(outside), goal: '0', met: outside === 0 },
  ];
}

function rowsOf(what: string, some: readonly RemovalQuality[]): Row[] {
  const refused = some.filter((one) => one.refused !== null).length;
  const done = some.flatMap(({ likeness }) => (likeness ? [likeness] : []));
  const share = refused / Math.max(1, some.length);
  const cpu = some.map(({ cpuSeconds }) => cpuSeconds);
  return [
    {
      what,
      measured: `${refused} of ${some.length} refused (${Math.round(100 * share)} %)`,
      goal: `< ${100 * GOALS.refused} %`,
      met: share < GOALS.refused,
    },
    decibelRow('  decibels', done, 'raw'),
    decibelRow('  tint matched', done, 'tintMatched'),
    { ...decibelRow('  surroundings', done, 'surroundings'), goal: '', met: undefined },
    { ...decibelRow('  surroundings, tint matched', done, 'surroundingsMatched'), goal: '', met: undefined },
    {
      what: '  CPU seconds each, analysis left out',
      measured: `median ${percentile(cpu, 0.5).toFixed(1)}, p90 ${percentile(cpu, 0.9).toFixed(1)}`,
      goal: '',
      met: undefined,
    },
  ];
}

function decibelRow(what: string, done: readonly Likeness[], part: keyof Likeness): Row {
  const values = done.map((likeness) => likeness[part]);
  if (values.length === 0) return { what, measured: 'none', goal: '', met: undefined };
  const at = (share: number) => percentile(values, share).toFixed(1);
  const good = values.filter((value) => value >= GOALS.decibels).length;
  return {
    what,
    measured: `median ${at(0.5)}, p10 ${at(0.1)}, p90 ${at(0.9)}; ${good} of ${values.length} at the goal`,
    goal: `median >= ${GOALS.decibels}`,
    met: percentile(values, 0.5) >= GOALS.decibels,
  };
}

function kindsTable(all: readonly RemovalQuality[]): string {
  const kinds = Map.groupBy(singles(all, 'exact'), ({ what }) => what.replace(/ \d+$/, ''));
  return table(
    ['kind', 'tried', 'refused', 'decibels, median', 'tint matched, median'],
    [...kinds]
      .sort(([a, one], [b, other]) => other.length - one.length || a.localeCompare(b))
      .map(([kind, some]) => {
        const done = some.flatMap(({ likeness }) => (likeness ? [likeness] : []));
        const median = (part: keyof Likeness) =>
          done.length === 0
            ? ''
            : percentile(
                done.map((one) => one[part]),
                0.5,
              ).toFixed(1);
        const refused = some.length - done.length;
        return [kind, String(some.length), String(refused), median('raw'), median('tintMatched')];
      }),
  );
}

function worstTable(all: readonly RemovalQuality[]): string {
  const done = all.filter(({ likeness, what }) => likeness !== null && what !== ALL);
  return table(
    ['scene', 'what', 'outlines', 'decibels', 'tint matched', 'surroundings', 'confidence'],
    done
      .sort((a, b) => a.likeness!.tintMatched - b.likeness!.tintMatched)
      .slice(0, WORST)
      .map(({ scene, what, outlines, likeness, confidence }) => [
        scene,
        what,
        outlines,
        likeness!.raw.toFixed(1),
        likeness!.tintMatched.toFixed(1),
        likeness!.surroundings.toFixed(1),
        confidence!.toFixed(2),
      ]),
  );
}

function reasonsTable(all: readonly RemovalQuality[]): string {
  const refusals = all.flatMap(({ refused, what }) => (refused === null || what === ALL ? [] : [refused]));
  return table(
    ['times', 'reason'],
    [...Map.groupBy(refusals, (reason) => reason)]
      .sort(([, a], [, b]) => b.length - a.length)
      .map(([reason, some]) => [String(some.length), reason]),
  );
}

const ALL = 'all furniture';

function roomsIn(all: readonly RemovalQuality[]): string {
  const count = new Set(all.map(({ scene }) => scene)).size;
  return count === 1 ? 'one room' : `${count} rooms`;
}

function singles(all: readonly RemovalQuality[], outlines: RemovalQuality['outlines']): RemovalQuality[] {
  return all.filter((one) => one.outlines === outlines && one.what !== ALL);
}

function rooms(all: readonly RemovalQuality[], outlines: RemovalQuality['outlines']): RemovalQuality[] {
  return all.filter((one) => one.outlines === outlines && one.what === ALL);
}
