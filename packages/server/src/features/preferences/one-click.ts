import type { FastifyPluginAsync } from 'fastify';
import { UNSUBSCRIBE_PATH } from '../../platform/mail/mail-links.ts';

/** Mail programs send one short field. */
const MAX_BYTES = 4_096;

/**
 * RFC 8058: a mail program sends one form without cookies when its reader presses its button. The page of the same
 * address is for people, and opening it stops nothing, because programs open links as well.
 */
export function takeOneClicks(unsubscribe: (token: string) => Promise<unknown>): FastifyPluginAsync {
  return async (app) => {
    // The form is one fixed field, in either content type; only the token matters.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BYTES }, async () => undefined);
    app.post<{ Params: { token: string } }>(`${UNSUBSCRIBE_PATH}/:token`, async ({ params }, reply) => {
      await unsubscribe(params.token);
      return reply.header('cache-control', 'no-store').type('text/plain').send('Unsubscribed.\n');
    });
  };
}
