import { vi } from 'vitest';

/** A call that was made. */
export interface Made {
  method: string;
  /** Path with its query. */
  path: string;
  headers: Headers;
  body: unknown;
}

type Answer = (call: Made) => unknown;

/** An answer of another status than 200. */
export class Refusal {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, detail?: string, code = 'some_code') {
    this.status = status;
    this.body = detail === undefined ? undefined : { detail, code };
  }
}

/** Of what pages ask beside their matter: no listings look alike, none was merged, no walls or skies can be previewed, rooms are read ahead. */
const QUIET: Readonly<Record<string, Answer>> = {
  'GET /listings/duplicates': () => ({ results: [] }),
  'GET /listings/:id/merged': () => ({ results: [] }),
  'POST /versions/:id/wall_preview': () => ({ layers: null }),
  'POST /versions/:id/sky_preview': () => ({ skies: null }),
  'POST /versions/:id/room/prepare': () => ({ is_ready: true }),
};

/**
 * Stands in for the server: answers `fetch` by 'METHOD /path' without query and trailing slash. A call that
 * has no answer fails the test by an unexpected 501. Event streams do not exist, so jobs are polled.
 */
export function fakeApi(answers: Record<string, Answer>) {
  const made: Made[] = [];
  vi.stubGlobal('EventSource', undefined);
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const call: Made = {
      method: init.method ?? 'GET',
      path: address,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
    };
    made.push(call);
    const path = address.replace(/\?.*$/, '').replace(/(.)\/$/, '$1');
    const route = `${call.method} ${path.replace('/api/v1/home-design', '')}`;
    const answer = answers[route] ?? QUIET[route.replace(/[\da-f-]{36}/, ':id')];
    if (!answer) return new Response(`no answer for ${call.method} ${path}`, { status: 501 });

    const result = await answer(call);
    if (result instanceof Refusal) return Response.json(result.body ?? null, { status: result.status });
    if (result === undefined) return new Response(null, { status: 204 });
    return Response.json(result);
  });

  return {
    /** Calls made so far whose 'METHOD /path' begins so. */
    calls: (start: string) =>
      made.filter((call) =>
        `${call.method} ${call.path.replace('/api/v1/home-design', '')}`.startsWith(start),
      ),
    /** Changes or adds an answer in the middle of a test. */
    answer(route: string, answer: Answer) {
      answers[route] = answer;
    },
  };
}

/** Answers that every screen with an edit panel asks for. */
export const credits = (remaining: number, total = 10) => ({
  'GET /api/v1/auth/credits': () => ({
    credits: { total, used: total - remaining, remaining },
    credits_remaining: remaining,
    plan: 'Guest (Limited)',
  }),
});
