import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PlacedConstant, SOURCE, sourcesIn } from './group-constants.ts';
import { Measurement } from './measurement.ts';
import { DIRECTIONS, type Direction, movedValue } from './move-constant.ts';
import { MovingProcess } from './moving-process.ts';
import { subjectsOf } from './subject.ts';
import type { Setting } from './task.ts';

/** Folder of all runs. */
const KEPT = join(tmpdir(), 'engine-sensitivity');

/** Moves one number after the other. What was measured is kept in a file, so that a stopped run goes on. */
export class SensitivityRun {
  readonly #process: MovingProcess;
  readonly #kept: string;
  readonly measured: Measurement[];

  constructor(setting: Omit<Setting, 'folder' | 'networks'>) {
    const folder = join(KEPT, keyOf(setting));
    const networks = join(KEPT, 'networks');
    for (const path of [folder, networks]) mkdirSync(path, { recursive: true });
    this.#process = new MovingProcess({ ...setting, folder, networks });
    this.#kept = join(folder, 'measured.jsonl');
    this.measured = existsSync(this.#kept) ? readMeasured(this.#kept) : [];
  }

  /** Measures a move, or answers what was measured before. */
  async move(constant: PlacedConstant, direction: Direction): Promise<Measurement> {
    const { file, name, start, end } = constant;
    const known = this.measured.find(
      (one) => one.file === file && one.name === name && one.direction === direction,
    );
    if (known) return known;
    const path = join(SOURCE, file);
    const value = movedValue(constant, direction);
    const subjects = [...subjectsOf(file)];
    const answer = await this.#process.measure({ path, start, end, value, subjects });
    const measurement: Measurement = { file, name, direction, ...answer };
    this.measured.push(measurement);
    appendFileSync(this.#kept, `${JSON.stringify(measurement)}\n`);
    return measurement;
  }

  end(): void {
    this.#process.end();
  }
}

/** The moves of a group, in order, without the constants that are left out. */
export const movesOf = (constants: readonly PlacedConstant[]) =>
  constants
    .filter(({ fixed }) => fixed === null)
    .flatMap((constant) => DIRECTIONS.map((direction) => ({ constant, direction })));

/** Another engine or other photos are another run. */
function keyOf(setting: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(setting));
  for (const path of sourcesIn('.')) hash.update(readFileSync(join(SOURCE, path)));
  return hash.digest('hex').slice(0, 16);
}

function readMeasured(path: string): Measurement[] {
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => Measurement.parse(JSON.parse(line)));
}
