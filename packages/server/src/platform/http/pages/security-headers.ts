import helmet from '@fastify/helmet';
import type { IdentityConfig } from '@home-design/contract';
import type { FastifyInstance } from 'fastify';

/** Serves the script and the frame of the challenge. */
const BOT_CHECK = 'https://challenges.cloudflare.com';
/** Answers other than pages load nothing, cannot be framed and run no script in any browser. */
const API_POLICY = "default-src 'none';frame-ancestors 'none';sandbox";
const FIREBASE_CALLS = 'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com';

/** Headers of every answer. Pages set a policy of their own; see `pagePolicy`. */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  publicUrl: string | undefined,
): Promise<void> {
  // Browsers ignore these on plain http and warn in their console, so they are sent over https only.
  const https = publicUrl?.startsWith('https:') ?? false;
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: https,
    crossOriginOpenerPolicy: https,
    originAgentCluster: https,
    // Keeps `Origin` on our own calls, and sends other sites nothing.
    referrerPolicy: { policy: 'same-origin' },
    xXssProtection: false,
  });
  // Helmet would build the same policy again for every answer.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', API_POLICY);
  });
}

/**
 * The policy of the web app's pages: its own files, style elements with the nonce, and the calls of
 * the identity service. `upgrade-insecure-requests` is left out on purpose: it breaks plain http in a LAN.
 */
export function pagePolicy(
  styleNonce: string,
  {
    identity,
    botProtectionKey,
    analytics,
    frameAncestors = [],
  }: {
    identity: IdentityConfig;
    botProtectionKey?: string | undefined;
    analytics?: { host: string } | undefined;
    /** Websites that may frame the page. */
    frameAncestors?: readonly string[] | undefined;
  },
): string {
  const google = !identity.embedded;
  const frames = [
    ...(google && identity.authDomain ? [`https://${identity.authDomain}`] : []),
    ...(botProtectionKey ? [BOT_CHECK] : []),
  ];
  return [
    "default-src 'none'",
    `script-src 'self'${botProtectionKey ? ` ${BOT_CHECK}` : ''}`,
    `style-src 'self' 'nonce-${styleNonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${google ? ` ${FIREBASE_CALLS}` : ''}${analytics ? ` ${analytics.host}` : ''}`,
    `frame-src ${frames.join(' ') || "'none'"}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors.join(' ') || "'none'"}`,
    "object-src 'none'",
  ].join('; ');
}
