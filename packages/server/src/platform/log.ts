import { type LoggerOptions, pino } from 'pino';

export type { Logger } from 'pino';

/** Fields that are never logged, at any place in a request, answer or error. */
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

/** Secret query parameters: of the identity service, of sign-in with Google, and similar ones. */
const SECRET_PARAMETERS =
  'key|token|code|state|nonce|code_verifier|code_challenge|id_token|access_token|attempt';
const IN_ADDRESS = new RegExp(`([?&#](?:${SECRET_PARAMETERS})=)[^&#\\s"']*`, 'gi');

/** Addresses contain tokens, too: of share links, and of sign-in. */
export function withoutSecrets(address: string): string {
  return address.replace(/\/share\/(board\/)?[^/?]+/g, '/share/$1…').replace(IN_ADDRESS, '$1…');
}

/** Helpful fields of errors; others may hold requests, answers and tokens. */
const TOLD = ['code', 'status', 'statusCode', 'errno', 'syscall', 'path', 'table', 'constraint'] as const;
const DEEPEST_CAUSE = 8;

/** The logged form of an error: names, messages and stacks, also of its causes. */
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

/** The log of the program: JSON lines on standard output, or readable ones on a terminal. */
export function createLogger({ level, pretty }: LogSettings) {
  const options = logOptions(level);
  if (!pretty) return pino(options);
  return pino({
    ...options,
    transport: { target: 'pino-pretty', options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname' } },
  });
}

/** The format of lines, and the fields left out. */
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
