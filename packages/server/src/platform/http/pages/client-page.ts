import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import {
  CLIENT_CONFIG_ELEMENT_ID,
  type ClientConfig,
  type IdentityConfig,
  type PlanNumbers,
} from '@home-design/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '../error-handler.ts';
import { type PageHead, withHead } from './page-head.ts';
import { pagePolicy } from './security-headers.ts';

/** First parts of the web app's addresses: its root pages, and main-app pages without `/app`. */
const APP_PATHS = new Set([
  '',
  'app',
  'onboarding-demo',
  'hero-demo',
  'projects',
  'dashboard',
  'boards',
  'listings',
  'playground',
  'gallery',
  'consultation',
  'plans',
  'profile',
  'settings',
  'generated-images',
  'version_details',
  'share',
]);

const NOT_BUILT = 'The web app has not been built yet. Please start the server with `npm start`.';
/** Pages of the build: they are sent only with the configuration in them. */
const PAGES: readonly string[] = ['/index.html', '/landing.html'];
/** Addresses of the landing page. Their page contains the first screen, drawn when the app was built. */
const LANDING: readonly string[] = ['/', '/app', '/app/'];
/** The build's placeholder for the nonce of a style element. */
const NONCE_PLACE = '__STYLE_NONCE__';
/** Files with a content hash in their name never change. */
const ASSET_FOLDER = /^\/assets\//;
/** The service worker. Its only requests are the pages that a user opens, so its policy allows those. */
const SERVICE_WORKER = '/service-worker.js';
const SERVICE_WORKER_POLICY = "default-src 'none'; connect-src 'self'";
const GONE = 'This file belongs to another release. Please reload the page.';

export interface ClientPageSettings {
  /** Folder of the built web app. */
  folder: string;
  identity: IdentityConfig;
  /** How users sign in with an account now; undefined: they cannot. */
  accountSignIn?: () => ClientConfig['accountSignIn'];
  /** The head of a page for programs that run no script; undefined: that of the built page. */
  headOf?: (request: FastifyRequest, reply: FastifyReply) => Promise<PageHead | undefined>;
  /** Public key of the challenge for new guests; absent: there is none. */
  botProtectionKey?: string | undefined;
  /** Days until a link made in the app ends; null: never. */
  shareLinkDays?: number | null;
  /** Largest photo that is accepted. */
  maxPhotoMegabytes?: number;
  /** Where pages send usage events; absent: nowhere. */
  analytics?: ClientConfig['analytics'];
  /** The MLS with importable properties; absent: none. */
  reso?: ClientConfig['reso'];
  /** The allowances of the plans. */
  plans?: PlanNumbers;
}

/**
 * Serves the built web app: its files, and its page at every address that is not the API's.
 * @returns the handler of page requests
 */
export async function registerClientPage(
  app: FastifyInstance,
  { folder, headOf, accountSignIn, ...settings }: ClientPageSettings,
): Promise<(request: FastifyRequest, reply: FastifyReply) => Promise<unknown>> {
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    serve: false,
    preCompressed: true,
    decorateReply: true,
  });
  const readPage = cachedFile(join(folder, 'index.html'));
  const readLanding = cachedFile(join(folder, 'landing.html'));

  return async (request, reply) => {
    const path = pathOf(request);
    if (!PAGES.includes(path) && (await isFile(folder, path))) {
      if (path === SERVICE_WORKER) {
        // A browser that kept an old worker would answer with its old offline page.
        reply.header('content-security-policy', SERVICE_WORKER_POLICY).header('cache-control', 'no-cache');
        return reply.sendFile(path, folder, { cacheControl: false });
      }
      const immutable = ASSET_FOLDER.test(path);
      return reply.sendFile(decodeURIComponent(path), folder, {
        maxAge: immutable ? '365d' : 0,
        immutable,
      });
    }

    // The page would be taken for the requested script.
    if (ASSET_FOLDER.test(path)) {
      return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(GONE);
    }

    const page = (LANDING.includes(path) ? await readLanding() : undefined) ?? (await readPage());
    if (page === undefined) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
    app.csrf.ensure(request, reply);
    const head = await headOf?.(request, reply);
    const styleNonce = randomBytes(16).toString('base64');
    const frameAncestors = head?.frameAncestors ?? [];
    // The older header cannot list origins.
    if (frameAncestors.length > 0) reply.removeHeader('x-frame-options');
    return reply
      .code(head?.status ?? (APP_PATHS.has(path.split('/').filter(Boolean)[0] ?? '') ? 200 : 404))
      .header('content-security-policy', pagePolicy(styleNonce, { ...settings, frameAncestors }))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        withConfig(head ? withHead(page, head) : page, {
          ...settings,
          accountSignIn: accountSignIn?.(),
          styleNonce,
        }).replaceAll(NONCE_PLACE, styleNonce),
      );
  };
}

/** The page with the configuration in its head, as JSON that cannot end its own element. */
export function withConfig(page: string, config: ClientConfig): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  const element = `<script type="application/json" id="${CLIENT_CONFIG_ELEMENT_ID}">${json}</script>`;
  return page.replace('</head>', () => `${element}</head>`);
}

async function isFile(folder: string, path: string): Promise<boolean> {
  // Every file of the build has an ending and pages have none, so pages are not looked up.
  if (!path.slice(path.lastIndexOf('/')).includes('.')) return false;
  let plain: string;
  try {
    plain = decodeURIComponent(path);
  } catch {
    return false;
  }
  if (plain === '/' || plain.includes('\0') || plain.split(/[/\\]/).some((part) => part.startsWith('.')))
    return false;
  const found = await stat(join(folder, plain)).catch(() => undefined);
  return found?.isFile() ?? false;
}

/** Reads a file once, and again after it has changed, for all requests; undefined if there is none. */
function cachedFile(path: string): () => Promise<string | undefined> {
  let known: { changed: number; content: string } | undefined;
  let looking: Promise<string | undefined> | undefined;
  const look = async () => {
    const found = await stat(path).catch(() => undefined);
    if (!found) return undefined;
    if (known?.changed !== found.mtimeMs) {
      known = { changed: found.mtimeMs, content: await readFile(path, 'utf8') };
    }
    return known.content;
  };
  return () => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
}
