import { registerHooks } from 'node:module';

/**
 * Loaded before a server under test, it lets that server read pages of this machine. The product has no setting for it:
 * what opens addresses is exchanged while it is imported.
 */
const LOCAL = new URL('./local-web-fetcher.ts', import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const isTheirs = context.parentURL?.endsWith('/server/src/create-parts.ts') === true;
    return isTheirs && found.url.endsWith('/web-fetcher/web-fetcher.ts') ? { ...found, url: LOCAL } : found;
  },
});
