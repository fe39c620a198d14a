import { registerHooks } from 'node:module';

/**
 * Loaded before a server under test, to let it read local pages. The product has no setting for that, so this replaces
 * the module that opens addresses during its import.
 */
const LOCAL = new URL('./local-web-fetcher.ts', import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const isTheirs = context.parentURL?.endsWith('/server/src/create-parts.ts') === true;
    return isTheirs && found.url.endsWith('/web-fetcher/web-fetcher.ts') ? { ...found, url: LOCAL } : found;
  },
});
