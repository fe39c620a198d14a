import type { Plugin } from 'vite';

/** A server that restarts after a change is back within a second or two; longer means that it cannot start. */
const PATIENCE_MS = 15_000;
const LOOK_MS = 100;

/**
 * While developing, lets calls and pages wait while the server restarts: a change of the contract reloads the
 * page and restarts the server at the same time, and the page would find nobody.
 * @param apiOrigin where the server answers
 * @param paths first parts of the addresses that are passed on to it
 */
export function waitForServer(apiOrigin: string, paths: readonly string[]): Plugin {
  return {
    name: 'wait-for-server',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        const isPassedOn = paths.some((path) => request.url?.startsWith(path));
        const isPage = request.headers.accept?.includes('text/html');
        if (isPassedOn || isPage) untilAnswering(apiOrigin).then(() => next(), next);
        else next();
      });
    },
  };
}

/** Resolves when the server answers, or when it has been given up: whoever asks then sees why. */
async function untilAnswering(apiOrigin: string): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
    const answer = await fetch(`${apiOrigin}/api/health`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
