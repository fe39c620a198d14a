import { registerHooks } from 'node:module';

/**
 * Loaded before the server (`--import`): allows it to read one website of this machine. The product has no setting
 * for this, so the module that opens addresses is replaced at its import.
 */
const LOCAL = new URL('./local-web-fetcher.ts', import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const isTheirs = context.parentURL?.endsWith('/src/create-parts.ts') === true;
    return isTheirs && found.url.endsWith('/web-fetcher/web-fetcher.ts') ? { ...found, url: LOCAL } : found;
  },
});
