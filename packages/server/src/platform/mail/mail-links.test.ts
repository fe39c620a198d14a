import { randomBytes, randomUUID } from 'node:crypto';
import { LeadId, UserId } from '@home-design/contract';
import { describe, expect, it } from 'vitest';
import { createMailLinks } from './mail-links.ts';
import { isTaken, readSubscription, subscriptionText } from './subscription.ts';

const secret = randomBytes(32);
const links = createMailLinks({ secret, publicUrl: 'https://rooms.example' });
const projects = { topic: 'projects', userId: UserId.parse(randomUUID()) } as const;
const tokenOf = (subscription: Parameters<typeof links.unsubscribeUrl>[0]) =>
  links.unsubscribeUrl(subscription)!.split('/').at(-1)!;

describe('the unsubscribe link', () => {
  it.each([
    projects,
    { topic: 'marketing', userId: projects.userId } as const,
    { topic: 'requests', addressKey: links.addressKey('mara@example.com') } as const,
  ])('names its own topic: $topic', (subscription) => {
    expect(links.read(tokenOf(subscription))).toEqual(subscription);
    expect(readSubscription(subscriptionText(subscription))).toEqual(subscription);
  });

  it('is invalid if one character is changed, for another topic, or with another key', () => {
    const token = tokenOf(projects);
    const [text = '', signature = ''] = token.split('.');
    const other = tokenOf({ ...projects, topic: 'marketing' }).split('.')[0];
    const changed = `${text}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    for (const bad of [changed, `${other}.${signature}`, text, `${text}.`, '.', '', `${token}x.y`])
      expect(links.read(bad), bad).toBeUndefined();
    const elsewhere = createMailLinks({ secret: randomBytes(32), publicUrl: undefined });
    expect(elsewhere.read(token)).toBeUndefined();
  });

  it('does not reveal the address', () => {
    const key = links.addressKey('Mara@Example.com');
    expect(key).toBe(links.addressKey('mara@example.com'));
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(
      createMailLinks({ secret: randomBytes(32), publicUrl: undefined }).addressKey('mara@example.com'),
    ).not.toBe(key);
  });

  it('U-33 is not a newsletter link, and the newsletter link does not unsubscribe', () => {
    const wish = { leadId: LeadId.parse(randomUUID()), endsAt: new Date('2026-12-22T10:00:00Z') };
    const token = links.newsletterUrl(wish)!.split('/').at(-1)!;
    expect(links.readNewsletter(token)).toEqual(wish);
    expect(links.read(token)).toBeUndefined();
    expect(links.readNewsletter(tokenOf(projects))).toBeUndefined();
  });

  it('exists only if the server has a public address', () => {
    expect(createMailLinks({ secret, publicUrl: undefined }).unsubscribeUrl(projects)).toBeUndefined();
  });
});

it.each([
  [true, true, true, [true, true]],
  [true, false, true, [false, true]],
  [true, true, false, [true, false]],
  [false, true, true, [false, false]],
])(
  'C-27 with the switches at %s, %s and %s: projects and marketing %j',
  (email, project, marketing, taken) => {
    const preferences = {
      emailNotifications: email,
      projectNotifications: project,
      marketingEmails: marketing,
    };
    expect([isTaken('projects', preferences), isTaken('marketing', preferences)]).toEqual(taken);
  },
);
