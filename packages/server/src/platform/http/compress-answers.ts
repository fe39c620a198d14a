import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const compress = promisify(gzip);
/** Shorter answers fit into few packets as they are. */
const LEAST_CHARACTERS = 16 * 1024;
/** Lists of pictures are mostly addresses, much alike: the fast setting leaves an eighth of them. */
const LEVEL = constants.Z_BEST_SPEED;

/**
 * Sends long JSON answers compressed to whoever takes them so. Nothing secret stands in them that others could make it
 * answer beside text of theirs: tokens travel in cookies and headers.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < LEAST_CHARACTERS) return payload;
    if (!isJson(reply.getHeader('content-type')) || reply.hasHeader('content-encoding')) return payload;
    reply.header('vary', 'Accept-Encoding');
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return payload;
    const compressed = await compress(payload, { level: LEVEL });
    reply.headers({ 'content-encoding': 'gzip', 'content-length': compressed.length });
    return compressed;
  });
}

const isJson = (type: unknown): boolean => typeof type === 'string' && type.startsWith('application/json');
