import { MAIL_TOPICS, type MailPreferences, type MailTopic, UserId } from '@home-design/contract';

/**
 * What a mail's reader can unsubscribe from: mails of an account by its preferences, answers to forms by
 * their address, which may belong to no account.
 */
export type Subscription =
  | { topic: 'projects' | 'marketing'; userId: UserId }
  | { topic: 'requests'; addressKey: string };

/** Its text in the database and in links. */
export function subscriptionText(subscription: Subscription): string {
  const whose = subscription.topic === 'requests' ? subscription.addressKey : subscription.userId;
  return `${subscription.topic}:${whose}`;
}

/** @returns undefined for any other text */
export function readSubscription(text: string): Subscription | undefined {
  const at = text.indexOf(':');
  const topic = MAIL_TOPICS.find((each) => each === text.slice(0, at));
  const whose = text.slice(at + 1);
  if (topic === undefined || whose === '') return undefined;
  if (topic === 'requests') return { topic, addressKey: whose };
  const userId = UserId.safeParse(whose);
  return userId.success ? { topic, userId: userId.data } : undefined;
}

/** Whether these preferences allow mails about the topic. */
export function isTaken(topic: Exclude<MailTopic, 'requests'>, preferences: MailPreferences): boolean {
  if (!preferences.emailNotifications) return false;
  return topic === 'projects' ? preferences.projectNotifications : preferences.marketingEmails;
}
