import type { PlacedConstant } from './group-constants.ts';
import { changesNothing, effectOf, type Measurement, measurementText } from './measurement.ts';

/** The table of a run: the constants with the largest effect first, then those without one, then those left out. */
export function reportText(constants: readonly PlacedConstant[], measured: readonly Measurement[]): string {
  const rows = constants.flatMap((constant) => {
    const both = (['down', 'up'] as const).map((direction) =>
      measured.find(
        (one) => one.file === constant.file && one.name === constant.name && one.direction === direction,
      ),
    );
    const [down, up] = both;
    return down && up ? [{ constant, down, up }] : [];
  });
  const effect = (row: (typeof rows)[number]) => Math.max(effectOf(row.down), effectOf(row.up));
  const dead = rows.filter(({ down, up }) => changesNothing(down) && changesNothing(up));
  const alive = rows.filter((row) => !dead.includes(row)).toSorted((a, b) => effect(b) - effect(a));
  const fixed = constants.filter((constant) => constant.fixed !== null);
  return [
    table([
      ['constant', 'value', 'file', '-20 %', '+20 %'],
      ...alive.map(({ constant, down, up }) => [
        ...placeOf(constant),
        measurementText(down),
        measurementText(up),
      ]),
    ]),
    section(
      'Change nothing on these photos',
      dead.map(({ constant }) => placeOf(constant)),
    ),
    section(
      'Left out',
      fixed.map((constant) => [...placeOf(constant), constant.fixed ?? '']),
    ),
  ].join('\n');
}

const placeOf = ({ name, value, file }: PlacedConstant): string[] => [name, shortNumber(value), file];

const shortNumber = (value: number): string => String(Number(value.toPrecision(6)));

const section = (title: string, rows: readonly string[][]): string =>
  rows.length === 0 ? '' : `${title}:\n\n${table(rows)}`;

/** Columns side by side. */
function table(rows: readonly string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return `${rows
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')}\n`;
}
