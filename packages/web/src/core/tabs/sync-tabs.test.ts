import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { make, page } from '../../../test/make.ts';
import { sessionApi } from '../session/control/session-api.ts';
import { jobQuery, projectsQuery } from '../store/queries.ts';
import { storeOperations } from '../store/store-operations.ts';
import { syncTabs, type TabChannel } from './sync-tabs.ts';

/** Two tabs that receive each other's messages, and not their own. */
function twoTabs() {
  const heard: ((event: MessageEvent) => void)[][] = [[], []];
  const said: number[] = [0, 0];
  return [0, 1].map((own) => {
    const channel = {
      postMessage: (data: unknown) => {
        said[own] = (said[own] ?? 0) + 1;
        for (const listener of heard[1 - own] ?? []) listener({ data } as MessageEvent);
      },
      addEventListener: (_: string, listener: (event: MessageEvent) => void) => heard[own]?.push(listener),
      close: vi.fn(),
    } as unknown as TabChannel;
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 10_000 } } });
    return { queries, stop: syncTabs(queries, channel), said: () => said[own] };
  }) as [Tab, Tab];
}
interface Tab {
  queries: QueryClient;
  stop: () => void;
  said: () => number;
}

const settled = () => vi.advanceTimersByTimeAsync(1_000);
let [here, there]: Tab[] = [];
let api: ReturnType<typeof fakeApi>;
let looked: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  api = fakeApi({ 'GET /projects': () => page([]), 'POST /projects': () => make.project() });
  [here, there] = twoTabs();
  looked = new QueryObserver(there?.queries as QueryClient, projectsQuery()).subscribe(() => undefined);
  await settled();
});
afterEach(() => {
  looked();
  here?.stop();
  there?.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const reads = () => api.calls('GET /projects').length;
const createHere = () =>
  storeOperations(here?.queries as QueryClient).projects.create({ title: 'Loft', address: '', notes: '' });

describe('two tabs of the app', () => {
  it('U-37 show a change of the other tab', async () => {
    expect(reads()).toBe(1);
    await createHere();
    await settled();
    expect(reads()).toBe(2);
  });

  it('send changes of one moment once, and do not echo each other', async () => {
    // Both tabs of this test announce writes, because they share the code that sends them.
    here?.queries.setQueryData(projectsQuery().queryKey, page([]));
    await Promise.all([here?.queries.invalidateQueries(), here?.queries.invalidateQueries()]);
    await settled();
    expect([here?.said(), there?.said()]).toEqual([1, 0]);
  });

  it('announce stale data, for example when an edit has ended', async () => {
    here?.queries.setQueryData(projectsQuery({ page: 2 }).queryKey, page([]));
    await here?.queries.invalidateQueries();
    await settled();
    expect(reads()).toBe(2);
  });

  it('do not announce a change that was refused', async () => {
    api.answer('POST /projects', () => new Refusal(400, 'No.'));
    await createHere().catch(() => undefined);
    await settled();
    expect(here?.said()).toBe(0);
  });

  it('do not announce a sign-out: requests of the other tab would be refused', async () => {
    api.answer('POST /api/v1/auth/guest-return/keep', () => ({
      projects: 1,
      photos: 0,
      designs: 0,
      ends_at: '2026-01-05T10:00:00.000Z',
    }));
    api.answer('POST /api/v1/auth/logout', () => ({ success: true, error: null }));
    await sessionApi.keepGuest();
    await sessionApi.logout();
    await settled();
    expect([here?.said(), there?.said(), reads()]).toEqual([0, 0, 1]);
  });

  it('reload when they come into view', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await createHere();
    await settled();
    expect(reads()).toBe(1);
    expect(there?.queries.getQueryState(projectsQuery().queryKey)?.isInvalidated).toBe(true);
  });

  it('do not reload data that never changes', async () => {
    const ended = make.job(make.pending(make.version(), make.id()), { status: 'succeeded' });
    there?.queries.setQueryData(jobQuery(ended.id).queryKey, ended);
    const stop = new QueryObserver(there?.queries as QueryClient, jobQuery(ended.id)).subscribe(
      () => undefined,
    );
    await createHere();
    await settled();
    expect(api.calls('GET /edit-jobs')).toEqual([]);
    stop();
  });
});
