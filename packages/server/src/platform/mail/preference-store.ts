import type { MailPreferences, UserId } from '@home-design/contract';
import type { Database } from '../database/database.ts';
import { isTaken, type Subscription, subscriptionText } from './subscription.ts';

const COLUMNS = ['emailNotifications', 'projectNotifications', 'marketingEmails'] as const;

/** Undefined if the account was deleted. */
export function preferencesOf(db: Database, userId: UserId): Promise<MailPreferences | undefined> {
  return db.selectFrom('users').select(COLUMNS).where('id', '=', userId).executeTakeFirst();
}

/** @returns the current preferences; undefined if the account was deleted */
export function savePreferences(
  db: Database,
  userId: UserId,
  change: { [Switch in keyof MailPreferences]?: boolean | undefined },
): Promise<MailPreferences | undefined> {
  if (Object.values(change).every((each) => each === undefined)) return preferencesOf(db, userId);
  return db.updateTable('users').set(change).where('id', '=', userId).returning(COLUMNS).executeTakeFirst();
}

/** Whether a mail of the subscription may be sent. A deleted account gets none. */
export async function isWanted(db: Database, subscription: Subscription): Promise<boolean> {
  if (subscription.topic !== 'requests') {
    const preferences = await preferencesOf(db, subscription.userId);
    return preferences !== undefined && isTaken(subscription.topic, preferences);
  }
  const refused = await db
    .selectFrom('mailRefusals')
    .select('subscription')
    .where('subscription', '=', subscriptionText(subscription))
    .executeTakeFirst();
  return refused === undefined;
}

/** Stops mails of the subscription; a repeat changes nothing. */
export async function refuseMails(db: Database, subscription: Subscription, now: Date): Promise<void> {
  switch (subscription.topic) {
    case 'projects':
      await savePreferences(db, subscription.userId, { projectNotifications: false });
      return;
    case 'marketing':
      await savePreferences(db, subscription.userId, { marketingEmails: false });
      return;
    case 'requests':
      await db
        .insertInto('mailRefusals')
        .values({ subscription: subscriptionText(subscription), createdAt: now })
        .onConflict((conflict) => conflict.column('subscription').doNothing())
        .execute();
  }
}
