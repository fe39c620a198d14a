import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { withImporters } from './importers.ts';
import { withNumber } from './move-constant.ts';
import type { Move } from './task.ts';

/** The part of an address that tells copies of a module apart: `walls.ts?move=3`. */
const QUERY = 'move';

/** The place of a number, and the number that takes it. */
type Moved = Pick<Move, 'path' | 'start' | 'end' | 'value'>;

/**
 * Loads modules with a moved number beside the modules as they are. Only those that import the moved one are loaded
 * again, under an address with the number of the move. The others are shared, so their code stays compiled.
 */
export class MovedModules<Entry> {
  readonly #entry: string;
  readonly #modules: readonly { readonly path: string; readonly text: string }[];
  readonly #moves: { readonly move: Moved; readonly again: ReadonlySet<string> }[] = [];

  /**
   * @param entry path of the module to load.
   * @param paths of all modules that may import a moved one.
   */
  constructor(entry: string, paths: readonly string[]) {
    this.#entry = entry;
    this.#modules = [entry, ...paths].map((path) => ({ path, text: readFileSync(path, 'utf8') }));
    registerHooks({
      resolve: (specifier, context, nextResolve) => {
        const resolved = nextResolve(specifier, context);
        const number = context.parentURL && numberIn(context.parentURL);
        if (!number || !resolved.url.startsWith('file:')) return resolved;
        const isLoadedAgain = this.#moves[Number(number)]!.again.has(fileURLToPath(resolved.url));
        return isLoadedAgain ? { ...resolved, url: `${resolved.url}?${QUERY}=${number}` } : resolved;
      },
      load: (url, context, nextLoad) => {
        const loaded = nextLoad(url, context);
        const number = numberIn(url);
        if (number === null) return loaded;
        const { move } = this.#moves[Number(number)]!;
        if (fileURLToPath(url) !== move.path) return loaded;
        const text = Buffer.from(loaded.source as Uint8Array).toString();
        return { ...loaded, source: withNumber(text, move, move.value) };
      },
    });
  }

  /** The entry as it is when the number is moved. */
  async load(move: Moved): Promise<Entry> {
    this.#moves.push({ move, again: withImporters(move.path, this.#modules) });
    return (await import(`${pathToFileURL(this.#entry).href}?${QUERY}=${this.#moves.length - 1}`)) as Entry;
  }
}

const numberIn = (url: string): string | null =>
  url.startsWith('file:') ? new URL(url).searchParams.get(QUERY) : null;
