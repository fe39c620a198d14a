import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { SOURCE, sourcesIn } from './group-constants.ts';
import { withImporters } from './importers.ts';
import { withNumber } from './move-constant.ts';
import type { Move } from './task.ts';

type Maker = typeof import('./make-products.ts');

const MAKER = join(import.meta.dirname, 'make-products.ts');
const QUERY = 'move';

/**
 * Loads the engine with a moved number beside the engine as it is. Only modules that import the moved one are loaded
 * again, under an address with the number of the move. The others are shared, so their code stays compiled.
 */
export class MovedModules {
  readonly #modules = [MAKER, ...sourcesIn('.').map((path) => join(SOURCE, path))].map((path) => ({
    path,
    text: readFileSync(path, 'utf8'),
  }));
  readonly #moves: Array<{ readonly move: Move; readonly again: ReadonlySet<string> }> = [];

  constructor() {
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

  async load(move: Move): Promise<Maker> {
    this.#moves.push({ move, again: withImporters(move.path, this.#modules) });
    return (await import(`${pathToFileURL(MAKER).href}?${QUERY}=${this.#moves.length - 1}`)) as Maker;
  }
}

const numberIn = (url: string): string | null =>
  url.startsWith('file:') ? new URL(url).searchParams.get(QUERY) : null;
