import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const compress = promisify(gzip);
/** Shorter answers fit into a few packets uncompressed. */
const LEAST_CHARACTERS = 16 * 1024;
/** Lists of pictures are mostly similar addresses: the fast setting shrinks them to an eighth. */
const LEVEL = constants.Z_BEST_SPEED;

/**
 * Compresses long JSON answers for clients that accept it. They contain no secrets that others could mix with
 * text of theirs: tokens travel in cookies and headers.
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
