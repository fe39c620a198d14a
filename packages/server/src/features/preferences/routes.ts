import { type MailPreferences, type MailTopic, preferenceRoutes } from '@home-design/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { type Database, transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { bindRoute } from '../../platform/http/bind-route.ts';
import type { MailLinks } from '../../platform/mail/mail-links.ts';
import { preferencesOf, refuseMails, savePreferences } from '../../platform/mail/preference-store.ts';
import { withdrawNewsletter } from '../leads/index.ts';
import { takeOneClicks } from './one-click.ts';

export interface PreferenceDeps {
  db: Database;
  clock: Clock;
  links: MailLinks;
  /** Whether a mail server is configured. */
  sendsMail: boolean;
}

/** Binds the calls for mail preferences, and the links that refuse mails. */
export async function bindPreferences(app: FastifyInstance, deps: PreferenceDeps): Promise<void> {
  const { db, sendsMail } = deps;
  const answerOf = (preferences: MailPreferences | undefined) => {
    if (!preferences) throw new AppError('unauthenticated');
    return { preferences, sendsMail };
  };
  bindRoute(app, preferenceRoutes.get, async ({ who }) => answerOf(await preferencesOf(db, who.userId)));
  bindRoute(app, preferenceRoutes.save, async ({ who, body }) =>
    answerOf(await savePreferences(db, who.userId, body)),
  );
  const unsubscribe = (token: string) => unsubscribeBy(deps, token);
  bindRoute(app, preferenceRoutes.unsubscribe, async ({ body }) => ({
    topic: await unsubscribe(body.token),
  }));
  await app.register(takeOneClicks(unsubscribe));
}

/** @throws AppError `unsubscribe_link_invalid` for a foreign or incomplete token */
async function unsubscribeBy({ db, clock, links }: PreferenceDeps, token: string): Promise<MailTopic> {
  const subscription = links.read(token);
  if (!subscription) throw new AppError('unsubscribe_link_invalid');
  await transaction(db, async (tx) => {
    await refuseMails(tx, subscription, clock.now());
    await withdrawNewsletter(tx, links, subscription);
  });
  return subscription.topic;
}
