import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

/** A folder with answers, a file each. Several processes may use it at once: a file appears when it is complete. */
export class AnswerFolder {
  readonly #folder: string;
  /** Whether known answers are given. */
  reads = true;
  /** Whether new answers are kept. */
  writes = true;

  constructor(folder: string) {
    this.#folder = folder;
  }

  read(key: string): unknown {
    const path = join(this.#folder, key);
    return this.reads && existsSync(path) ? deserialize(readFileSync(path)) : undefined;
  }

  write(key: string, value: unknown): void {
    if (!this.writes) return;
    const path = join(this.#folder, key);
    const unfinished = `${path}.${process.pid}.part`;
    writeFileSync(unfinished, serialize(value));
    renameSync(unfinished, path);
  }
}
