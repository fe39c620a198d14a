import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { analyticsOf, type Config, planNumbers, quotaBytes, siteFacts } from './config.ts';
import { bindAccount, createSessions, SESSION_CHANNEL } from './features/account/index.ts';
import { bindAccountDeletion } from './features/account-deletion/index.ts';
import { bindAccountExport } from './features/account-export/index.ts';
import { bindApiKeys, createApiKeys } from './features/api-keys/index.ts';
import { createAuditTrail, noteAct } from './features/audit/index.ts';
import { bindPictures } from './features/bind-pictures.ts';
import { bindGuestReturn } from './features/guest-return/index.ts';
import type { JobWatch } from './features/jobs/index.ts';
import { bindLeads, leadsForOperator } from './features/leads/index.ts';
import { bindPlans, paymentWebhook, plansForOperator } from './features/plans/index.ts';
import { bindPreferences } from './features/preferences/index.ts';
import { bindSitePages } from './features/site-pages/index.ts';
import { upkeepForOperator } from './features/upkeep/index.ts';
import { safekeepingForOperator } from './operator/operator-routes.ts';
import type { Clock } from './platform/clock.ts';
import type { ContentCredentials } from './platform/content-credentials/content-credentials.ts';
import type { OpenDatabase } from './platform/database/opened-database.ts';
import type { Engine } from './platform/engine.ts';
import type { AnyRoute } from './platform/http/any-route.ts';
import { registerClientPage } from './platform/http/client-page.ts';
import { compressAnswers } from './platform/http/compress-answers.ts';
import { secureCookies } from './platform/http/cookies.ts';
import { createCsrf } from './platform/http/csrf.ts';
import { handleErrors, refuseUnreadableAddress } from './platform/http/error-handler.ts';
import { guardCalls } from './platform/http/guard-calls.ts';
import { bindHealth } from './platform/http/health.ts';
import { acceptHostCookies } from './platform/http/host-cookies.ts';
import { createIdempotencyStore } from './platform/http/idempotency-store.ts';
import { limitBodies } from './platform/http/limit-bodies.ts';
import { logAnswers } from './platform/http/log-answers.ts';
import { handleNotFound } from './platform/http/not-found.ts';
import { createOpenUploads } from './platform/http/open-uploads.ts';
import { registerApiDocs, registerOpenApi } from './platform/http/openapi.ts';
import { OPERATOR_BASE, requireOperator } from './platform/http/operator-guard.ts';
import { usePlainMessages } from './platform/http/plain-messages.ts';
import { registerRateLimits } from './platform/http/rate-limits.ts';
import { registerSecurityHeaders } from './platform/http/security-headers.ts';
import { watchForProxies } from './platform/http/watch-for-proxies.ts';
import { bindAccountSignIn } from './platform/identity/account-sign-in.ts';
import { createBotCheck } from './platform/identity/bot-check-adapter.ts';
import type { Identity } from './platform/identity/identity.ts';
import type { Logger } from './platform/log.ts';
import { createMailLinks } from './platform/mail/mail-links.ts';
import { createOutbox } from './platform/mail/outbox.ts';
import type { Payments } from './platform/payments/payments.ts';
import type { Queue } from './platform/queue/queue.ts';
import type { ResoServer } from './platform/reso/reso-server-adapter.ts';
import type { Storage } from './platform/storage/storage.ts';
import { createTurns } from './platform/turns.ts';
import { VERSION } from './version.ts';

/** JSON bodies are small; files come as forms, which have separate limits. */
const MAX_JSON_BYTES = 256 * 1024;
const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));

export interface AppDeps {
  config: Config;
  database: OpenDatabase;
  storage: Storage;
  queue: Queue;
  identity: Identity;
  engine: Engine;
  /** Signs published pictures. */
  credentials: ContentCredentials;
  watch: JobWatch;
  /** The MLS that listings can be imported from; undefined: none. */
  reso: ResoServer | undefined;
  /** Undefined: the server takes no payments. */
  payments: Payments | undefined;
  /** Signs anti-forgery tokens. */
  secret: Buffer;
  /** Key of share links, 32 random bytes. */
  shareSecret: Buffer;
  /** Key of the operator's own calls, 32 random bytes. */
  operatorKey: Buffer;
  log: Logger;
  /** Prints a line in the terminal; absent: writes it to the log. */
  print?: (line: string) => void;
  clock: Clock;
  /** Ends this process; absent: like SIGTERM. */
  stop?: () => void;
  /** Folder of the built web app; absent: the one of the build. */
  webFolder?: string;
}

const stopThisProcess = () => void process.kill(process.pid, 'SIGTERM');

/** Builds the HTTP side from the features; it does not listen yet. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, database, storage, queue, identity, clock } = deps;
  const { db } = database;
  const app: FastifyInstance = fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // One hop: the address that the proxy has seen, not the one that its caller claims.
    trustProxy: config.TRUST_PROXY ? (_address, hop) => hop === 0 : false,
    bodyLimit: MAX_JSON_BYTES,
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    frameworkErrors: refuseUnreadableAddress,
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true },
  });
  usePlainMessages();
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  handleErrors(app);

  const cookies = { secure: secureCookies(config.PUBLIC_URL) };
  const sessions = createSessions(db, clock);
  const stopHearing = await database.listen(SESSION_CHANNEL, (id) => sessions.hearEnd(id));
  app.addHook('onClose', stopHearing);
  const keyDeps = { db, clock, isForAll: config.API_ACCESS === 'all' };
  const apiKeys = createApiKeys(keyDeps);
  app.decorate('boundRoutes', new Set<AnyRoute>());
  app.decorate('csrf', createCsrf(deps.secret, cookies));
  app.decorate('idempotency', createIdempotencyStore(db));
  app.decorate('audit', createAuditTrail({ db, clock, log: deps.log }));
  app.decorate('scratchFolder', () => storage.scratchFolder());
  app.decorate('openUploads', createOpenUploads(config.UPLOADS_OPEN_PER_ACCOUNT));

  limitBodies(app);
  await app.register(cookie);
  const isProxySeen = watchForProxies(app);
  acceptHostCookies(app, cookies);
  await registerSecurityHeaders(app, config.PUBLIC_URL);
  logAnswers(app, deps.log);
  compressAnswers(app);
  guardCalls(app, {
    ...{ publicUrl: config.PUBLIC_URL, clock },
    findSession: (token) => sessions.find(token),
    findKey: (token) => apiKeys.find(token),
  });
  await registerRateLimits(app);
  await app.register(multipart, { throwFileSizeLimit: false });

  await registerOpenApi(app);
  await registerApiDocs(app);
  bindHealth(app, { db, storage, queue });
  const limits = {
    plans: planNumbers(config),
    waitingEdits: config.EDITS_WAITING_PER_ACCOUNT,
    storageBytes: quotaBytes(config),
  };
  const { verifier, signIns, guestCheck: botCheck } = identity;
  bindAccount(app, { db, clock, sessions, verifier, signIns, botCheck, limits, cookies });
  const { payments } = deps;
  bindPlans(app, { db, clock, limits, payments, note: noteAct, publicUrl: config.PUBLIC_URL });
  if (payments) await app.register(paymentWebhook({ db, clock, limits, payments, note: noteAct }));
  bindSitePages(app, { folder: join(config.DATA_DIR, 'pages'), facts: siteFacts(config) });
  bindApiKeys(app, keyDeps);
  bindGuestReturn(app, { db, clock, cookies });
  const publicUrl = config.PUBLIC_URL;
  const links = createMailLinks({ secret: deps.shareSecret, publicUrl });
  const outbox = createOutbox({ queue, clock, links, sends: config.SMTP_URL !== undefined });
  bindAccountDeletion(app, { db, clock, outbox });
  bindAccountExport(app, { db, clock, storage });
  await bindPreferences(app, { db, clock, links, sendsMail: outbox.sends });
  const watched = {
    onEnd: sessions.onEnd,
    isLive: (id: string) => apiKeys.isLive(id) ?? sessions.isLive(id),
  };
  const leads = {
    ...{ db, clock, outbox, links },
    botCheck: createBotCheck(config),
    noticesTo: config.LEADS_TO ?? [],
    promises: config.LEADS_PROMISE_24_HOURS,
  };
  const headOf = bindPictures(app, {
    ...{ ...deps, db, sessions: watched, outbox, limits, publicUrl, leads, program: VERSION },
    resoForGuests: config.RESO_ACCESS === 'all',
    // One child of the engine stays free for work other than uploads.
    ingests: createTurns(config.ENGINE_PROCESSES),
  });
  if (identity.routes) await app.register(identity.routes);
  const print = deps.print ?? ((line: string) => deps.log.info(line));
  const accountSignIn = await bindAccountSignIn(app, {
    ...{ config, db, clock, cookies, identity, isProxySeen, print },
  });
  bindLeads(app, leads);
  await app.register(
    async (operator) => {
      requireOperator(operator, deps.operatorKey);
      await operator.register(leadsForOperator({ db, outbox }));
      await operator.register(plansForOperator({ db, clock, note: noteAct }));
      await operator.register(upkeepForOperator({ ...deps, db }));
      await operator.register(
        safekeepingForOperator({ db, log: deps.log, stop: deps.stop ?? stopThisProcess }),
      );
    },
    { prefix: OPERATOR_BASE },
  );

  const page = {
    folder: deps.webFolder ?? WEB_FOLDER,
    identity: identity.clientConfig,
    accountSignIn,
    botProtectionKey: config.TURNSTILE_SITE_KEY,
    shareLinkDays: config.SHARE_LINK_DAYS === 0 ? null : config.SHARE_LINK_DAYS,
    plans: limits.plans,
    analytics: analyticsOf(config),
    reso: deps.reso && { name: deps.reso.name, forGuests: config.RESO_ACCESS === 'all' },
    headOf,
  };
  handleNotFound(app, await registerClientPage(app, page));
  return app;
}
