import { describe, expect, it } from 'vitest';
import { accountSignInOf, operatorContact, printableConfig, readConfig } from './config.ts';

describe('configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      ROLES: ['api', 'worker'],
      GUEST_DESIGNS_PER_MONTH: 10,
      TRUST_PROXY: false,
    });
    expect(readConfig({ PORT: '' }).PORT).toBe(3000);
  });

  it('names every wrong variable in one sentence', () => {
    expect(() => readConfig({ PORT: 'http', DATABASE_URL: 'mysql://x/y', ROLES: 'api,boss' })).toThrow(
      'Please check the configuration: PORT must be a whole number from 0 to 65535; ' +
        'DATABASE_URL must be a postgres:// address; ROLES must be api, worker, or api,worker.',
    );
  });

  it('explains why separate roles need a database server', () => {
    expect(() => readConfig({ ROLES: 'worker' })).toThrow('please set DATABASE_URL');
    expect(readConfig({ ROLES: 'worker', DATABASE_URL: 'postgres://u:p@h/d' }).ROLES).toEqual(['worker']);
  });

  it('requires the API key of a Firebase project', () => {
    expect(() => readConfig({ FIREBASE_PROJECT_ID: 'p' })).toThrow('FIREBASE_API_KEY must be set too');
  });

  it.each(['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'])('requires the other half of %s', (half) => {
    expect(() => readConfig({ [half]: 'key' })).toThrow('please set both or none');
  });

  it.each(['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'])('requires the other half of %s', (half) => {
    expect(() => readConfig({ [half]: 'key' })).toThrow('please set both or none');
  });

  const stripe = {
    ...{ STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
    ...{ STRIPE_PRICE_PRO: 'price_1', STRIPE_PRICE_BUSINESS: 'price_2' },
  };
  it.each(Object.keys(stripe))('requires the other payment settings beside %s', (part) => {
    expect(() => readConfig({ [part]: 'x' })).toThrow('please set all or none');
    expect(() => readConfig({ ...stripe, [part]: '' })).toThrow('please set all or none');
  });

  it('takes payments only if people can have accounts, and logs no payment secret', () => {
    expect(() => readConfig({ ...stripe, DEVELOPMENT_SIGN_IN: 'false' })).toThrow('GOOGLE_CLIENT_ID');
    expect(JSON.stringify(printableConfig(readConfig(stripe)))).not.toMatch(/sk_live_1|whsec_1/);
    expect(() => readConfig({ ...stripe, STRIPE_API_URL: 'http://stripe.example' })).toThrow('https');
  });

  it('names the operator to websites by the imprint, else by the address of mails', () => {
    const MAIL_FROM = 'Harbor <hello@harbor.example>';
    const PUBLIC_URL = 'https://homes.example/';
    expect(operatorContact(readConfig({ MAIL_FROM, PUBLIC_URL }))).toBe('https://homes.example/app/imprint');
    expect(operatorContact(readConfig({ MAIL_FROM }))).toBe('hello@harbor.example');
    expect(operatorContact(readConfig({}))).toBe(null);
  });

  it('allows an issuer without encryption only on this machine', () => {
    expect(readConfig({ GOOGLE_ISSUER: 'http://127.0.0.1:9000' }).GOOGLE_ISSUER).toBe(
      'http://127.0.0.1:9000',
    );
    expect(() => readConfig({ GOOGLE_ISSUER: 'http://issuer.example' })).toThrow('must be an https address');
  });

  it.each<[string, Record<string, string>, string | undefined]>([
    ['the stand-in on a machine of one’s own', {}, 'development'],
    ['nobody where it is switched off', { DEVELOPMENT_SIGN_IN: 'false' }, undefined],
    ['nobody where others may come', { HOST: '0.0.0.0' }, undefined],
    [
      "nobody with Google's identity service alone",
      { FIREBASE_PROJECT_ID: 'p', FIREBASE_API_KEY: 'k' },
      undefined,
    ],
    ['Google with its client', { GOOGLE_CLIENT_ID: 'c', GOOGLE_CLIENT_SECRET: 's', HOST: '::' }, 'google'],
  ])('ACCESS-02 signs people in by %s', (_by, environment, kind) => {
    expect(accountSignInOf(readConfig(environment))).toBe(kind);
  });

  it('names the sender of mails, and refuses a mail server without one', () => {
    const mail = { SMTP_URL: 'smtp://u:p@mail.example:587', PUBLIC_URL: 'https://rooms.example' };
    expect(() => readConfig(mail)).toThrow('MAIL_FROM must say who mails are from');
    const from = (MAIL_FROM: string) => readConfig({ ...mail, MAIL_FROM }).MAIL_FROM;
    expect(from('hello@harbor.example')).toEqual({ name: '', address: 'hello@harbor.example' });
    expect(from('Harbor Design <hello@harbor.example>')).toEqual({
      name: 'Harbor Design',
      address: 'hello@harbor.example',
    });
    expect(() => from('Harbor Design')).toThrow('MAIL_FROM must be an email address');
    expect(readConfig({ LEADS_TO: 'a@x.example, b@x.example' }).LEADS_TO).toEqual([
      'a@x.example',
      'b@x.example',
    ]);
    expect(() => readConfig({ LEADS_TO: 'a@x.example,b' })).toThrow('LEADS_TO must be email addresses');
  });

  it('RFC 8058 refuses to send mails without an address for their links', () => {
    const mail = { SMTP_URL: 'smtp://mail.example:587', MAIL_FROM: 'hello@harbor.example' };
    expect(() => readConfig(mail)).toThrow('PUBLIC_URL must say where people reach this server');
    expect(readConfig({ ...mail, PUBLIC_URL: 'https://rooms.example' }).SMTP_URL).toBe(mail.SMTP_URL);
  });

  it('prints no secret', () => {
    const printed = JSON.stringify(printableConfig(readConfig({ DATABASE_URL: 'postgres://u:hush@h/d' })));

    expect(printed).toContain('"DATABASE_URL":"[set]"');
    expect(printed).not.toContain('hush');
  });
});
