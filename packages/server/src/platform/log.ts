import { type LoggerOptions, pino } from 'pino';

export type { Logger } from 'pino';

/** What must never be written down, wherever it turns up in a logged request, answer or error. */
const SECRETS = [
  'authorization',
  'cookie',
  'set-cookie',
  'x-csrftoken',
  'idToken',
  'refreshToken',
  'refresh_token',
  'token',
  'password',
];
const PLACES = ['', '*.', '*.headers.', 'req.headers.', 'res.headers.', 'err.', 'body.', 'req.body.'];

export const REDACTED_PATHS = PLACES.flatMap((place) =>
  SECRETS.map((name) => `${place}${/^\w+$/.test(name) ? name : `["${name}"]`}`.replace('.[', '[')),
);

/** Tokens also travel in addresses: of share links, and of the identity service (`key`). */
export function withoutSecrets(address: string): string {
  return address
    .replace(/\/share\/(board\/)?[^/?]+/g, '/share/$1…')
    .replace(/([?&](?:key|token)=)[^&]+/g, '$1…');
}

export interface LogSettings {
  level: string;
  /** Colored lines for people instead of JSON. */
  pretty: boolean;
}

/** The program's log: JSON lines on standard output, or readable ones on a terminal. */
export function createLogger({ level, pretty }: LogSettings) {
  const options: LoggerOptions = {
    level,
    redact: { paths: REDACTED_PATHS, censor: '[hidden]' },
    serializers: {
      req: (request: { method: string; url: string; id: string; ip: string }) => ({
        id: request.id,
        method: request.method,
        url: withoutSecrets(request.url),
        remoteAddress: request.ip,
      }),
      err: pino.stdSerializers.errWithCause,
    },
  };
  if (!pretty) return pino(options);
  return pino({
    ...options,
    transport: { target: 'pino-pretty', options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname' } },
  });
}
