import { CLIENT_CONFIG_ELEMENT_ID } from '@home-design/contract';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showScreen } from '../../../test/show-screen.tsx';
import { AnalyticsHost } from './analytics-host.tsx';
import { answerConsent, objectsToTracking, useConsent } from './consent.ts';
import { ConsentSwitch } from './consent-switch.tsx';
import { identifySavedUser } from './identify.ts';
import { analyticsOptions, QUEUE_AGE_MS, QUEUE_LENGTH, withoutSecrets } from './options.ts';
import { sendAtLength } from './requests.ts';

const { start, stop } = vi.hoisted(() => ({ start: vi.fn(), stop: vi.fn() }));
vi.mock('./session-analytics.ts', () => ({
  startAnalytics: (config: unknown) => {
    start(config);
    return stop;
  },
}));

const config = { key: 'phc_test', host: 'https://counts.example' };

function inject(analytics?: object): void {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = CLIENT_CONFIG_ELEMENT_ID;
  element.textContent = JSON.stringify({ identity: null, analytics });
  document.head.append(element);
}
const show = () => showScreen(<AnalyticsHost />, { path: '/', at: '/' });
const banner = () => screen.queryByRole('region', { name: 'Usage statistics' });
const object = (name: 'doNotTrack' | 'globalPrivacyControl', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

beforeEach(() => {
  start.mockClear();
  stop.mockClear();
  answerConsent('unasked');
});
afterEach(() => {
  document.getElementById(CLIENT_CONFIG_ELEMENT_ID)?.remove();
  Reflect.deleteProperty(navigator, 'doNotTrack');
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

describe('consent', () => {
  it('C-29 asks nothing and records nothing on a server without a key', async () => {
    inject();
    answerConsent('granted');
    const { container } = show();
    await Promise.resolve();
    expect([banner(), start.mock.calls, container.querySelector('section')]).toEqual([null, [], null]);
  });

  it('ANALYTICS-01 C-29 U-33 begins when the visitor agrees, by one of two buttons that look the same', async () => {
    inject(config);
    show();
    const allow = await screen.findByRole('button', { name: 'Allow' });
    const refuse = screen.getByRole('button', { name: 'Do not allow' });
    expect(allow.className).toBe(refuse.className);
    expect(allow.style.cssText).toBe(refuse.style.cssText);
    expect(start).not.toHaveBeenCalled();
    fireEvent.click(allow);
    await expect.poll(() => start.mock.calls).toEqual([[config]]);
    expect(banner()).toBeNull();
  });

  it('C-29 U-33 does not begin when the visitor refuses, and does not ask again', async () => {
    inject(config);
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Do not allow' }));
    expect(banner()).toBeNull();
    expect([start.mock.calls, localStorage.getItem('home-design-analytics')]).toEqual([[], 'refused']);
  });

  it('ANALYTICS-11 ends when consent is withdrawn, and when the app is torn down', async () => {
    inject(config);
    answerConsent('granted');
    const first = show();
    await expect.poll(() => start).toHaveBeenCalledOnce();
    answerConsent('refused');
    await expect.poll(() => stop).toHaveBeenCalledOnce();
    answerConsent('granted');
    await expect.poll(() => start).toHaveBeenCalledTimes(2);
    first.unmount();
    expect(stop).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ] as const)(
    'C-29 obeys %s: nothing is asked, and an earlier consent does not count',
    async (name, value) => {
      object(name, value);
      expect(objectsToTracking()).toBe(true);
      inject(config);
      show();
      answerConsent('granted');
      await Promise.resolve();
      expect([banner(), start.mock.calls]).toEqual([null, []]);
    },
  );

  it('U-33 is given and withdrawn in the settings; a browser that objects is told so', () => {
    inject(config);
    const at = { path: '/', at: '/' };
    const first = showScreen(<ConsentSwitch />, at);
    const own = () => screen.getByRole<HTMLInputElement>('switch');
    fireEvent.click(own());
    expect(useConsent.getState().answer).toBe('granted');
    fireEvent.click(own());
    expect(useConsent.getState().answer).toBe('refused');
    first.unmount();
    object('doNotTrack', '1');
    showScreen(<ConsentSwitch />, at);
    expect(own().disabled).toBe(true);
    expect(screen.getByText(/asks not to be tracked/)).toBeTruthy();
  });
});

describe('what is recorded', () => {
  const options = analyticsOptions(config);

  it('ANALYTICS-02 ANALYTICS-03 ANALYTICS-04 ANALYTICS-05 autocapture, page views, page leaves and recording are on', () => {
    expect(options).toMatchObject({
      autocapture: true,
      capture_pageview: 'history_change',
      capture_pageleave: true,
      disable_session_recording: false,
    });
  });

  it('ANALYTICS-06 ANALYTICS-07 C-29 text and attributes are not masked, what is typed always is', () => {
    expect(options).toMatchObject({
      mask_all_text: false,
      mask_all_element_attributes: false,
      session_recording: { maskAllInputs: true },
    });
  });

  it('ANALYTICS-12 ANALYTICS-13 CONST-16 CONST-17 is sent in batches: after 20 events or 3000 ms', () => {
    expect([QUEUE_LENGTH, QUEUE_AGE_MS]).toEqual([20, 3_000]);
    expect(options.request_queue_config).toEqual({ flush_interval_ms: 3_000 });
    const sent: number[] = [];
    const queue = {
      _queue: [] as unknown[],
      enqueue: (request: unknown) => void queue._queue.push(request),
      _clearFlushTimeout: vi.fn(),
      _formatQueue: () => ({ one: queue._queue }),
      _sendRequestSafely: (batch: unknown) => void sent.push((batch as unknown[]).length),
    };
    sendAtLength(queue, QUEUE_LENGTH);
    for (let count = 0; count < 45; count++) queue.enqueue(count);
    expect([sent, queue._queue.length]).toEqual([[20, 20], 5]);
  });

  it('ANALYTICS-14 ANALYTICS-15 CONST-18 CONST-19 a visit ends after 1800 s without activity, the cookie after 365 days', () => {
    expect([options.session_idle_timeout_seconds, options.cookie_expiration]).toEqual([1_800, 365]);
  });

  it('sends everything to one host, and loads no code from it', () => {
    const { api_host, flags_api_host, asset_host, ui_host, disable_external_dependency_loading } = options;
    expect(new Set([api_host, flags_api_host, asset_host, ui_host])).toEqual(new Set([config.host]));
    expect(disable_external_dependency_loading).toBe(true);
  });

  it('S10 removes link tokens from every address, in recordings too', () => {
    const token = 'aB3_-'.repeat(8);
    const event = {
      uuid: 'u',
      event: '$snapshot',
      timestamp: new Date(0),
      properties: {
        $current_url: `https://rooms.example/app/share/board/${token}?x=1`,
        $snapshot_data: [{ data: { href: `https://rooms.example/app/unsubscribe/${token}` } }],
      },
    };
    const cleaned = withoutSecrets(event);
    expect(JSON.stringify(cleaned)).not.toContain(token);
    expect(cleaned).toMatchObject({
      timestamp: new Date(0),
      properties: { $current_url: 'https://rooms.example/app/share/board/…?x=1' },
    });
  });
});

describe('the visitor', () => {
  const identify = vi.fn();
  const log = { error: vi.fn() };
  const read = (record: string | null) => {
    identify.mockClear();
    log.error.mockClear();
    if (record === null) localStorage.removeItem('user');
    else localStorage.setItem('user', record);
    identifySavedUser(identify, log);
  };
  afterEach(() => localStorage.removeItem('user'));

  it('ANALYTICS-08 is the saved user record: its uid, email, displayName and isAnonymous', () => {
    const person = { email: 'mara@example.com', displayName: 'Mara', isAnonymous: false };
    read(JSON.stringify({ uid: 'u1', ...person, other: 'x' }));
    expect(identify.mock.calls).toEqual([['u1', person]]);
  });

  it.each([null, 'null', '{}', '{"uid":""}', '{"uid":7}'])('ANALYTICS-09 stays anonymous by %s', (record) => {
    read(record);
    expect([identify.mock.calls, log.error.mock.calls]).toEqual([[], []]);
  });

  it('ANALYTICS-10 a record that cannot be read is logged as an identify error and ignored', () => {
    read('{"uid":');
    expect(identify).not.toHaveBeenCalled();
    expect(log.error.mock.calls).toEqual([['Identify error', expect.any(SyntaxError)]]);
  });
});
