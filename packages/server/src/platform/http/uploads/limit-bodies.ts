import type { FastifyInstance } from 'fastify';

/** A small body takes no time; the progress of uploads is watched instead, see `watch-progress.ts`. */
const BODY_LIMIT_MS = 60_000;

/** Ends connections whose request is not complete in time. */
export function limitBodies(app: FastifyInstance, limitMs = BODY_LIMIT_MS): void {
  app.addHook('onRequest', async ({ raw, headers }, reply) => {
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (!hasBody || headers['content-type']?.startsWith('multipart/form-data')) return;
    const timer = setTimeout(() => {
      if (!raw.complete) raw.destroy();
    }, limitMs);
    timer.unref();
    reply.raw.once('close', () => clearTimeout(timer));
  });
}
