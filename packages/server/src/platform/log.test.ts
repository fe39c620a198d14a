import { Writable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { AppError } from './http/app-error.ts';
import { logOptions, REDACTED_PATHS, withoutSecrets } from './log.ts';

const REDACTED = { redact: { paths: REDACTED_PATHS, censor: '[hidden]' } };

function written(log: (logger: pino.Logger) => void, options: pino.LoggerOptions = REDACTED): string {
  let text = '';
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      text += String(chunk);
      done();
    },
  });
  log(pino(options, stream));
  return text;
}

describe('the log', () => {
  it.each([
    { headers: { cookie: 'hush', authorization: 'hush', 'x-csrftoken': 'hush' } },
    { req: { headers: { cookie: 'hush', authorization: 'hush' }, body: { idToken: 'hush' } } },
    { res: { headers: { 'set-cookie': 'hush' } } },
    { body: { refresh_token: 'hush', token: 'hush', password: 'hush' } },
    { idToken: 'hush', refreshToken: 'hush' },
  ])('S7 U-42 hides secrets in %j', (line) => {
    const text = written((log) => log.info(line, 'answered'));
    expect(text).toContain('[hidden]');
    expect(text).not.toContain('hush');
  });

  it.each([
    ['/app/share/board/s3cr3t?tab=1', '/app/share/board/…?tab=1'],
    ['/api/v1/home-design/share/s3cr3t/upload/', '/api/v1/home-design/share/…/upload/'],
    ['/securetoken.googleapis.com/v1/token?key=s3cr3t', '/securetoken.googleapis.com/v1/token?key=…'],
    [
      '/api/v1/auth/google/callback?state=s3cr3t&code=s3cr3t&scope=email',
      '/api/v1/auth/google/callback?state=…&code=…&scope=email',
    ],
    [
      '/api/development-sign-in/authorize?nonce=s3cr3t&code_challenge=s3cr3t',
      '/api/development-sign-in/authorize?nonce=…&code_challenge=…',
    ],
    ['/app/projects#id_token=s3cr3t', '/app/projects#id_token=…'],
    ['/api/v1/home-design/projects/?page=2', '/api/v1/home-design/projects/?page=2'],
  ])('S7 removes secrets from the address %s', (address, expected) => {
    expect(withoutSecrets(address)).toBe(expected);
  });

  it("S7 writes an error's message and stack, with all its causes, and none of its data", () => {
    const carried = { body: { id_token: 'hush' }, parameters: new URLSearchParams({ code: 'hush' }) };
    const inner = Object.assign(new Error('refused'), carried, { code: 'E_REFUSED', cause: carried });
    const middle = Object.assign(new Error('at /callback?code=hush&x=1', { cause: inner }), {
      response: carried,
    });
    const failed = new AppError('sign_in_refused', undefined, { cause: middle });
    const text = written((log) => log.warn({ err: failed }, 'a sign-in failed'), logOptions('info'));
    expect(text).not.toContain('hush');
    const { err } = JSON.parse(text);
    expect(err).toMatchObject({ type: 'AppError', code: 'sign_in_refused' });
    expect(err.cause).toMatchObject({
      message: 'at /callback?code=…&x=1',
      stack: expect.stringContaining('log.test'),
    });
    expect(err.cause.cause).toMatchObject({ message: 'refused', code: 'E_REFUSED', cause: 'object' });
  });
});
