import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { SharedBoard } from '@home-design/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OpenedShare } from '../opened-shares.ts';
import { sharedView } from './shared-view.ts';
import type { WrittenList } from './written-list.ts';

const compress = promisify(gzip);

/** Serializes the content of a link. */
export async function writeList(share: OpenedShare, token: string): Promise<WrittenList> {
  const json = Buffer.from(JSON.stringify(SharedBoard.parse(sharedView(share, token))));
  return { json, gzip: await compress(json) };
}

/** Sends it in an encoding that the browser accepts. */
export function sendList(
  { json, gzip }: WrittenList,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): void {
  const isCompressed = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  void reply
    .headers({ vary: 'Accept-Encoding', ...(isCompressed ? { 'content-encoding': 'gzip' } : {}) })
    .type('application/json; charset=utf-8')
    .send(isCompressed ? gzip : json);
}
