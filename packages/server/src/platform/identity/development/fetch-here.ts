import type { FastifyInstance } from 'fastify';
import type { OpenIdFetch } from '../google/openid-adapter.ts';

/** Sends a request to this process itself, independent of ports, proxies and certificates. */
export function fetchFrom(app: FastifyInstance): OpenIdFetch {
  return async (address, { method, headers, body }) => {
    const { host, pathname, search } = new URL(address);
    const answer = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      headers: { ...Object.fromEntries(new Headers(headers)), host },
      ...(body == null ? {} : { payload: String(body) }),
    });
    const type = String(answer.headers['content-type'] ?? '');
    return new Response(new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: { 'content-type': type },
    });
  };
}
