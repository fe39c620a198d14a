import { z } from 'zod';
import type { Config } from '../../config.ts';
import { ResoError } from './reso-error.ts';

/** The wanted properties: an OData filter (OData 4.01, URL conventions, 5.1.1), and the page of its results. */
export interface ResoQuery {
  filter: string;
  top: number;
  skip?: number;
  /** Whether properties come with their pictures. */
  withMedia: boolean;
}

/** An MLS that is read by the RESO Web API (RESO Web API Core 2.0 and Data Dictionary 1.7 and later). */
export interface ResoServer {
  /** The name of the MLS for users. */
  readonly name: string;
  /**
   * Properties as the MLS describes them, the last changed first.
   * @throws ResoError
   */
  properties(query: ResoQuery, signal?: AbortSignal): Promise<{ records: unknown[]; hasMore: boolean }>;
}

const TIMEOUT_MS = 20_000;
/** 25 properties with 60 pictures each take about a megabyte. */
const MAX_BYTES = 20 * 1024 * 1024;

const Answer = z.object({ value: z.array(z.unknown()), '@odata.nextLink': z.string().optional() });

/** The configured MLS; undefined: none. */
export function createResoServer(config: Config): ResoServer | undefined {
  const { RESO_URL: url, RESO_TOKEN: token, RESO_NAME: name } = config;
  if (url === undefined || token === undefined) return undefined;
  return {
    name,
    async properties({ filter, top, skip = 0, withMedia }, signal) {
      const address = new URL(`${url}/Property`);
      const options = {
        $filter: filter,
        $orderby: 'ModificationTimestamp desc',
        // One extra row shows whether there are more; not every server counts.
        $top: `${top + 1}`,
        ...(skip === 0 ? {} : { $skip: `${skip}` }),
        ...(withMedia ? { $expand: 'Media' } : {}),
      };
      // OData servers need %20 for blanks: some read a plus sign literally.
      address.search = Object.entries(options)
        .map(([option, value]) => `${option}=${encodeURIComponent(value)}`)
        .join('&');
      const limit = AbortSignal.timeout(TIMEOUT_MS);
      const text = await ask(address, token, signal === undefined ? limit : AbortSignal.any([limit, signal]));
      const { value, '@odata.nextLink': next } = understand(text);
      return { records: value.slice(0, top), hasMore: value.length > top || next !== undefined };
    },
  };
}

async function ask(address: URL, token: string, signal: AbortSignal): Promise<string> {
  try {
    const answer = await fetch(address, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json', 'OData-Version': '4.0' },
      // The token is sent to no other address.
      redirect: 'error',
      signal,
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      const cause = new Error(`the MLS answered with ${answer.status}`);
      if (answer.status === 401 || answer.status === 403) throw new ResoError('refused', { cause });
      // 429: too many calls of this server in a short time.
      const isPassing = answer.status >= 500 || answer.status === 429;
      throw new ResoError(isPassing ? 'server_error' : 'not_understood', { cause });
    }
    return await bodyOf(answer);
  } catch (cause) {
    if (cause instanceof ResoError) throw cause;
    const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new ResoError(isLate ? 'too_slow' : 'not_reachable', { cause });
  }
}

async function bodyOf(answer: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of answer.body ?? []) {
    size += piece.byteLength;
    if (size > MAX_BYTES) throw new ResoError('too_large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

function understand(text: string): z.output<typeof Answer> {
  try {
    return Answer.parse(JSON.parse(text));
  } catch (cause) {
    throw new ResoError('not_understood', { cause });
  }
}
