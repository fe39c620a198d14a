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

/** Parameters that stay secret: of the identity service, of signing in with Google, and of what is like them. */
const SECRET_PARAMETERS =
  'key|token|code|state|nonce|code_verifier|code_challenge|id_token|access_token|attempt';
const IN_ADDRESS = new RegExp(`([?&#](?:${SECRET_PARAMETERS})=)[^&#\\s"']*`, 'gi');

/** Tokens also travel in addresses: of share links, and of signing in. */
export function withoutSecrets(address: string): string {
  return address.replace(/\/share\/(board\/)?[^/?]+/g, '/share/$1…').replace(IN_ADDRESS, '$1…');
}

/** What of an error's own fields helps; others may hold what was sent, answers and tokens among it. */
const TOLD = ['code', 'status', 'statusCode', 'errno', 'syscall', 'path', 'table', 'constraint'] as const;
const DEEPEST_CAUSE = 8;

/** An error as it is written down: names, sentences and places, and the same of what caused it. */
export function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? withoutSecrets(error) : typeof error;
  const told = TOLD.flatMap((name) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
  });
  const { cause } = error;
  return {
    type: error.name,
    message: withoutSecrets(error.message),
    stack: withoutSecrets(error.stack ?? ''),
    ...Object.fromEntries(told),
    ...(error instanceof AggregateError && depth < DEEPEST_CAUSE
      ? { aggregateErrors: error.errors.map((part: unknown) => describeError(part, depth + 1)) }
      : {}),
    ...(cause === undefined || depth >= DEEPEST_CAUSE ? {} : { cause: describeError(cause, depth + 1) }),
  };
}

export interface LogSettings {
  level: string;
  /** Colored lines for people instead of JSON. */
  pretty: boolean;
}

/** The program's log: JSON lines on standard output, or readable ones on a terminal. */
export function createLogger({ level, pretty }: LogSettings) {
  const options = logOptions(level);
  if (!pretty) return pino(options);
  return pino({
    ...options,
    transport: { target: 'pino-pretty', options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname' } },
  });
}

/** How lines are written, and what is left out of them. */
export function logOptions(level: string): LoggerOptions {
  return {
    level,
    redact: { paths: REDACTED_PATHS, censor: '[hidden]' },
    serializers: {
      req: (request: { method: string; url: string; id: string; ip: string }) => ({
        id: request.id,
        method: request.method,
        url: withoutSecrets(request.url),
        remoteAddress: request.ip,
      }),
      err: describeError,
    },
  };
}
