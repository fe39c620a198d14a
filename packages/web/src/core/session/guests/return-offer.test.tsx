import { guestReturnRoutes } from '@home-design/contract';
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeSessionControl, guest } from '../../../../test/users.ts';
import * as api from '../../../lib/api/api-client.ts';
import * as sessionLoader from '../load-session.ts';
import { guestReturnMark } from '../memory/guest-return-mark.ts';
import { sessionStore } from '../session-store.ts';
import { belongingsInWords, guestReturnStore } from './guest-return.ts';
import { ReturnOffer } from './return-offer.tsx';

const DAY_MS = 24 * 3_600_000;
const endsAt = new Date(Date.now() + 3 * DAY_MS).toISOString();
const offer = { projects: 2, photos: 0, designs: 5, ends_at: endsAt };
let control: ReturnType<typeof fakeSessionControl>;
let call: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  control = fakeSessionControl();
  vi.spyOn(sessionLoader, 'loadSession').mockResolvedValue(control);
  call = vi
    .spyOn(api, 'call')
    .mockImplementation((async (route: unknown) =>
      route === guestReturnRoutes.get ? { present: null, offer } : { success: true }) as typeof api.call);
  guestReturnStore.setState({ offer: null });
  sessionStore.setState({ at: 'signed-out', problem: null }, true);
});
afterEach(() => {
  guestReturnMark.clear();
  vi.restoreAllMocks();
});

const Place = () => <output>{useLocation().pathname}</output>;
const show = () =>
  render(
    <MantineProvider>
      <MemoryRouter>
        <ReturnOffer />
        <Place />
      </MemoryRouter>
    </MantineProvider>,
  );

describe("a guest's things on this browser", () => {
  it('issue 13: are offered with a list, and continued', async () => {
    guestReturnMark.write(endsAt);
    show();
    const proceed = await screen.findByRole('button', { name: 'Continue where you left off' });
    expect(screen.getByText(/^2 projects and 5 designs, kept on this browser until /)).toBeTruthy();
    fireEvent.click(proceed);
    await waitFor(() => expect(screen.getByText('/app/projects')).toBeTruthy());
    expect(control.continueGuest).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Continue where you left off' })).toBeNull();
  });

  it('are forgotten on request', async () => {
    guestReturnMark.write(endsAt);
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Forget it' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Forget it' })).toBeNull());
    expect(call).toHaveBeenCalledWith(guestReturnRoutes.forget);
    expect(guestReturnMark.read()).toBeNull();
  });

  it('are not asked for on a browser without a signed-out guest, nor after the time limit', async () => {
    show();
    guestReturnMark.write(new Date(Date.now() - 1).toISOString());
    show();
    await waitFor(() => expect(guestReturnMark.read()).toBeNull());
    expect(call).not.toHaveBeenCalled();
  });

  it('are not offered to a signed-in user', () => {
    guestReturnMark.write(endsAt);
    guestReturnStore.setState({ offer });
    sessionStore.setState({ at: 'signed-in', user: guest }, true);
    show();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    [{ projects: 1, photos: 2, designs: 3 }, '1 project, 2 photos and 3 designs'],
    [{ projects: 0, photos: 1, designs: 1 }, '1 photo and 1 design'],
    [{ projects: 0, photos: 0, designs: 2 }, '2 designs'],
    [{ projects: 0, photos: 0, designs: 0 }, null],
  ])('%j reads as %s', (belongings, words) => {
    expect(belongingsInWords(belongings)).toBe(words);
  });
});
