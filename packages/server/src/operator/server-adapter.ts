import { join } from 'node:path';
import { OPERATOR_BASE } from '../platform/http/guards/operator-guard.ts';
import { readKey } from '../platform/key-file.ts';

/** The server to ask. */
export interface RunningServer {
  /** `http://127.0.0.1:3000` */
  address: string;
  /** Its DATA_DIR, where the operator's key is. */
  dataFolder: string;
  /** Its DATABASE_URL; undefined for the embedded database. */
  databaseUrl?: string | undefined;
}

/** A failure whose message is sufficient for the operator. */
export class OperatorError extends Error {}

/**
 * Asks the running server, because the embedded database can have one owner only.
 * @returns the parsed answer
 * @throws OperatorError if there is no key, no server, or it refuses
 */
export async function askServer(
  server: RunningServer,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<unknown> {
  return (await call(server, method, path, body)).json();
}

/**
 * Asks the running server for a long task.
 * @returns the parsed lines of the answer, as they come; they end early if the server breaks off
 * @throws OperatorError as `askServer`
 */
export async function* askForLines(
  server: RunningServer,
  path: string,
  body: object,
): AsyncGenerator<unknown> {
  const answer = await call(server, 'POST', path, body);
  let text = '';
  try {
    for await (const chunk of (answer.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
      const lines = `${text}${chunk}`.split('\n');
      text = lines.pop() ?? '';
      for (const line of lines) yield JSON.parse(line);
    }
  } catch (cause) {
    throw new OperatorError('The server broke off its answer. Its log says why.', { cause });
  }
}

async function call(
  { address, dataFolder }: RunningServer,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<Response> {
  const file = join(dataFolder, 'keys', 'operator');
  const key = await readKey(file);
  if (!key) throw new OperatorError(`There is no key in ${file}. Is DATA_DIR the one the server uses?`);

  const answer = await fetch(`${address}${OPERATOR_BASE}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${key.toString('base64url')}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).catch((cause: unknown) => {
    throw new OperatorError(`The server does not answer at ${address}. Please start it first.`, { cause });
  });
  if (!answer.ok) throw new OperatorError(`The server at ${address} refused: status ${answer.status}.`);
  return answer;
}
