import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from './app-deps.ts';
import { bindOperator } from './bind-operator.ts';
import { analyticsOf, planNumbers, quotaBytes, siteFacts } from './config.ts';
import { createFastify } from './create-fastify.ts';
import { bindAccount, createSessions, SESSION_CHANNEL } from './features/account/index.ts';
import { bindAccountDeletion } from './features/account-deletion/index.ts';
import { bindAccountExport } from './features/account-export/index.ts';
import { bindApiKeys, createApiKeys } from './features/api-keys/index.ts';
import { noteAct } from './features/audit/index.ts';
import { bindPictures } from './features/bind-pictures.ts';
import { bindGuestReturn } from './features/guest-return/index.ts';
import { bindLeads } from './features/leads/index.ts';
import { bindPlans, paymentWebhook } from './features/plans/index.ts';
import { bindPreferences } from './features/preferences/index.ts';
import { bindSitePages } from './features/site-pages/index.ts';
import { secureCookies } from './platform/http/guards/cookies.ts';
import { bindHealth } from './platform/http/health.ts';
import { handleNotFound } from './platform/http/not-found.ts';
import { registerApiDocs, registerOpenApi } from './platform/http/openapi.ts';
import { registerClientPage } from './platform/http/pages/client-page.ts';
import { bindAccountSignIn } from './platform/identity/account-sign-in.ts';
import { createBotCheck } from './platform/identity/bot-check-adapter.ts';
import { createMailLinks } from './platform/mail/mail-links.ts';
import { createOutbox } from './platform/mail/outbox.ts';
import { createTurns } from './platform/turns.ts';
import { prepareHttp } from './prepare-http.ts';
import { VERSION } from './version.ts';

const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Builds the HTTP side from the features; it does not listen yet. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, database, storage, queue, identity, clock } = deps;
  const { db } = database;
  const app = createFastify(deps);
  const cookies = { secure: secureCookies(config.PUBLIC_URL) };
  const sessions = createSessions(db, clock);
  const stopHearing = await database.listen(SESSION_CHANNEL, (id) => sessions.hearEnd(id));
  app.addHook('onClose', stopHearing);
  const keyDeps = { db, clock, isForAll: config.API_ACCESS === 'all' };
  const apiKeys = createApiKeys(keyDeps);
  const isProxySeen = await prepareHttp(app, deps, { sessions, apiKeys, cookies });

  await registerOpenApi(app);
  await registerApiDocs(app);
  bindHealth(app, { db, storage, queue });
  const limits = {
    plans: planNumbers(config),
    waitingEdits: config.EDITS_WAITING_PER_ACCOUNT,
    storageBytes: quotaBytes(config),
    photoMegabytes: config.MAX_PHOTO_MB,
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
  await bindOperator(app, deps, outbox);

  const page = {
    folder: deps.webFolder ?? WEB_FOLDER,
    identity: identity.clientConfig,
    accountSignIn,
    botProtectionKey: config.TURNSTILE_SITE_KEY,
    shareLinkDays: config.SHARE_LINK_DAYS === 0 ? null : config.SHARE_LINK_DAYS,
    maxPhotoMegabytes: limits.photoMegabytes,
    plans: limits.plans,
    analytics: analyticsOf(config),
    reso: deps.reso && { name: deps.reso.name, forGuests: config.RESO_ACCESS === 'all' },
    headOf,
  };
  handleNotFound(app, await registerClientPage(app, page));
  return app;
}
