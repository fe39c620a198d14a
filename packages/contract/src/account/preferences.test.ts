import { expect, it } from 'vitest';
import { DEFAULT_MAIL_PREFERENCES, guestAccountName, preferenceRoutes } from './preferences.ts';

it('SETTINGS-19 SETTINGS-20 SETTINGS-21 CONST-76 CONST-77 CONST-78 mails are on by default, and advertising is off', () => {
  expect(DEFAULT_MAIL_PREFERENCES).toEqual({
    emailNotifications: true,
    projectNotifications: true,
    marketingEmails: false,
  });
});

it('CONST-82 the name of a guest account has the first eight characters of its id', () => {
  expect(guestAccountName('3f2504e0-4f89-41d3-9a0c-0305e82c3301')).toBe('guest_3f2504e0');
});

it('accepts a single switch, and refuses unknown ones', () => {
  const { body } = preferenceRoutes.save;
  expect(body?.safeParse({ marketingEmails: true }).success).toBe(true);
  expect(body?.safeParse({ marketingEmails: 'yes' }).success).toBe(false);
  expect(body?.safeParse({ newsletters: true }).success).toBe(false);
});
