import { Writable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { REDACTED_PATHS, withoutSecrets } from './log.ts';

function written(log: (logger: pino.Logger) => void): string {
  let text = '';
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      text += String(chunk);
      done();
    },
  });
  log(pino({ redact: { paths: REDACTED_PATHS, censor: '[hidden]' } }, stream));
  return text;
}

describe('the log', () => {
  it.each([
    { headers: { cookie: 'hush', authorization: 'hush', 'x-csrftoken': 'hush' } },
    { req: { headers: { cookie: 'hush', authorization: 'hush' }, body: { idToken: 'hush' } } },
    { res: { headers: { 'set-cookie': 'hush' } } },
    { body: { refresh_token: 'hush', token: 'hush', password: 'hush' } },
    { idToken: 'hush', refreshToken: 'hush' },
  ])('S7 hides secrets in %j', (line) => {
    const text = written((log) => log.info(line, 'answered'));
    expect(text).toContain('[hidden]');
    expect(text).not.toContain('hush');
  });

  it.each([
    ['/app/share/board/s3cr3t?tab=1', '/app/share/board/…?tab=1'],
    ['/api/v1/home-design/share/s3cr3t/upload/', '/api/v1/home-design/share/…/upload/'],
    ['/securetoken.googleapis.com/v1/token?key=s3cr3t', '/securetoken.googleapis.com/v1/token?key=…'],
    ['/api/v1/home-design/projects/?page=2', '/api/v1/home-design/projects/?page=2'],
  ])('S7 leaves secrets out of the address %s', (address, expected) => {
    expect(withoutSecrets(address)).toBe(expected);
  });
});
