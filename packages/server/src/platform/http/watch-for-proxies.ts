import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isOwnMachine } from '../../own-machine.ts';

/** Headers of proxies, load balancers and tunnels. */
const ADDED =
  /^(forwarded|via|cdn-loop|true-client-ip|x-(client|real|cluster-client|proxyuser)-ip|x-(forwarded|original|proxy|envoy|amzn|amz|azure|arr|appengine|cloud|vercel|nf|ngrok)\b.*|(cf|fastly|fly|akamai|tailscale)-.*)$/;

/**
 * Watches every request for signs of users on other machines: headers of proxies, a name that is
 * not this machine's, or HTTP/1.0, which nginx speaks by default and browsers do not. Must come before other hooks.
 * @returns whether there has been such a sign since the start
 */
export function watchForProxies(app: FastifyInstance): () => boolean {
  let isSeen = false;
  app.addHook('onRequest', async (request) => {
    isSeen ||= isForwarded(request);
  });
  return () => isSeen;
}

function isForwarded({ headers, raw, hostname }: FastifyRequest): boolean {
  if (raw.httpVersion === '1.0' || !isOwnMachine(hostname)) return true;
  if (!isOwnMachine(raw.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '')) return true;
  return Object.keys(headers).some((name) => ADDED.test(name));
}
