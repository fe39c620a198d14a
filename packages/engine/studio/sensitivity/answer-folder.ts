import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

/** A folder with answers, a file each. Several processes may use it at once: a file appears when it is complete. */
export class AnswerFolder {
  readonly #folder: string;
  /** The answers given since `forget`; null: all. */
  #since: Set<string> | null = null;
  /** Whether new answers are kept. */
  writes = true;

  constructor(folder: string) {
    this.#folder = folder;
  }

  read(key: string): unknown {
    const path = join(this.#folder, key);
    const isKnown = this.#since?.has(key) ?? true;
    return isKnown && existsSync(path) ? deserialize(readFileSync(path)) : undefined;
  }

  write(key: string, value: unknown): void {
    if (!this.writes) return;
    const path = join(this.#folder, key);
    const unfinished = `${path}.${process.pid}.part`;
    writeFileSync(unfinished, serialize(value));
    renameSync(unfinished, path);
    this.#since?.add(key);
  }

  /** From now on this process reads only what it writes from now on. */
  forget(): void {
    this.#since = new Set();
  }

  /** Ends `forget`. */
  remember(): void {
    this.#since = null;
  }
}
