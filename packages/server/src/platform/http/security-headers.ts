import helmet from '@fastify/helmet';
import type { IdentityConfig } from '@home-design/contract';
import type { FastifyInstance } from 'fastify';

/** Serves the script and the frame of the check against robots. */
const BOT_CHECK = 'https://challenges.cloudflare.com';
const FIREBASE_CALLS = 'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com';

/** Headers of every answer. Pages set a policy of their own; see `pagePolicy`. */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  publicUrl: string | undefined,
): Promise<void> {
  // On plain http browsers ignore these and say so in their console, so they come with https only.
  const https = publicUrl?.startsWith('https:') ?? false;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], sandbox: [] },
    },
    strictTransportSecurity: https,
    crossOriginOpenerPolicy: https,
    originAgentCluster: https,
    // Keeps `Origin` on our own calls, and says nothing to other sites.
    referrerPolicy: { policy: 'same-origin' },
    xXssProtection: false,
  });
}

/**
 * What a page of the web app may load: its own files, style elements that carry the nonce, and the calls of
 * the identity service. `upgrade-insecure-requests` is left out on purpose: it breaks plain http in a LAN.
 */
export function pagePolicy(
  styleNonce: string,
  { identity, botProtectionKey }: { identity: IdentityConfig; botProtectionKey?: string | undefined },
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
    `connect-src 'self'${google ? ` ${FIREBASE_CALLS}` : ''}`,
    `frame-src ${frames.join(' ') || "'none'"}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}
