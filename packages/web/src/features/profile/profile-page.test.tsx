import { type Activity, OperationId, type OwnPlan } from '@home-design/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { showScreen } from '../../../test/show-screen.tsx';
import { fakeSessionControl, guest } from '../../../test/users.ts';
import * as sessionLoader from '../../core/session/load-session.ts';
import { dispatchSession, sessionStore } from '../../core/session/session-store.ts';
import * as leaving from '../../lib/addresses/leave-for.ts';
import { useToasts } from '../../ui/toasts/toasts.ts';
import { ProfilePage } from './profile-page.tsx';

const STATS = 'GET /user/quick-stats';
const ACTIVITY = 'GET /user/activity';
const AT = '/app/profile';
const mara = { ...guest, isAnonymous: false, displayName: 'Mara Lind', email: 'mara@example.com' };
const stats = (more = {}) => ({
  ...{
    projects_created: 3,
    total_designs: 1_204,
    monthly_usage: 4,
    monthly_limit: 10,
    plan: 'Guest (Limited)',
  },
  ...more,
});
let lastId = 0;
const activity = (more: Partial<Activity>): Activity => {
  lastId += 1;
  return {
    id: OperationId.parse(`00000000-0000-4000-8000-00000000000${lastId}`),
    title: 'Sage walls',
    description: 'Hall, Harbor flat',
    time_ago: '5 minutes ago',
    transformation_type: 'wall_color',
    style: null,
    tags: [],
    status: 'completed',
    ...more,
  };
};
const answers = { [STATS]: () => stats(), [ACTIVITY]: () => ({ activities: [] as Activity[] }) };
const show = (at = AT) => showScreen(<ProfilePage />, { path: AT, at });
const logged = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => {
  lastId = 0;
  sessionStore.setState({ at: 'initialising' }, true);
});

describe('a profile without a session', () => {
  it('PROFILE-01 PROFILE-02 asks to sign in, and sends no request', async () => {
    sessionStore.setState({ at: 'signed-out', problem: null }, true);
    const api = fakeApi({});
    show();
    expect(await screen.findByRole('heading', { name: 'Sign In Required', level: 1 })).toBeTruthy();
    expect(screen.getByText('Please sign in to view your profile and design projects.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Continue as guest' })).toBeTruthy();
    expect(api.calls('GET /user')).toEqual([]);
  });
});

describe('the tab Account', () => {
  it('NAV-05 PROFILE-03 PROFILE-04 PROFILE-05 PROFILE-07 PROFILE-08 PROFILE-10 PROFILE-11 PROFILE-12 PROFILE-13 PROFILE-14 PROFILE-15 shows a guest and their numbers', async () => {
    dispatchSession({ is: 'synced', user: guest });
    fakeApi(answers);
    show();
    expect(screen.getByRole('heading', { name: 'Profile', level: 1 })).toBeTruthy();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Account', 'Design Activity']);
    expect(screen.getByRole('heading', { name: 'Guest', level: 2 })).toBeTruthy();
    expect(screen.getByText('No email')).toBeTruthy();
    expect(screen.getByText('Guest Account')).toBeTruthy();

    const numbers = within(await screen.findByRole('region', { name: 'Your work so far' }));
    const value = (name: string) => numbers.getByText(name).nextElementSibling?.textContent;
    expect(value('Projects Created')).toBe('3');
    expect(value('Total Designs')).toBe('1,204');
    expect(value('Current Plan')).toBe('Guest (Limited)');
    expect(value('Monthly Usage')).toBe('4 / 10 designs');
    expect(numbers.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
    expect(numbers.getByText('6 designs remaining this month')).toBeTruthy();
  });

  it('PROFILE-15 never shows a negative number of designs left', async () => {
    dispatchSession({ is: 'synced', user: guest });
    fakeApi({ ...answers, [STATS]: () => stats({ monthly_usage: 12 }) });
    show();
    expect(await screen.findByText('0 designs remaining this month')).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100');
  });

  it('PROFILE-06 PROFILE-09 PROFILE-12 PROFILE-18 shows an account with its address and plan, and no upgrade', async () => {
    dispatchSession({ is: 'synced', user: mara });
    fakeApi({ ...answers, [STATS]: () => stats({ plan: 'Free', monthly_limit: 100 }) });
    show();
    expect(screen.getByRole('heading', { name: 'Mara Lind', level: 2 })).toBeTruthy();
    expect(screen.getByText('mara@example.com')).toBeTruthy();
    expect(screen.queryByText('Guest Account')).toBeNull();
    expect(screen.queryByRole('button', { name: /Upgrade/ })).toBeNull();
    expect(await screen.findByText('Free')).toBeTruthy();
    expect(screen.getByText('4 / 100 designs')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Compare plans' }).getAttribute('href')).toBe('/app/plans');
  });

  it('C-26 leads an account to larger plans, and to its subscription', async () => {
    dispatchSession({ is: 'synced', user: mara });
    const own: OwnPlan = {
      plan: 'pro',
      numbers: { designs: { guest: 10, free: 100, pro: 1_000, business: 5_000 }, free_projects: 5 },
      has_watermark: false,
      projects: { used: 2, limit: null },
      request: null,
      payment: {
        ...{ is_offered: true, is_customer: true },
        subscription: {
          ...{ plan: 'pro', is_past_due: false },
          ...{ ends_at: '2026-12-10T10:00:00.000Z', cancels_at: '2026-12-10T10:00:00.000Z' },
        },
      },
    };
    const left = vi.spyOn(leaving, 'leaveFor').mockImplementation(() => undefined);
    fakeApi({
      ...answers,
      'GET /plans': () => own,
      'POST /plans/portal': () => ({ url: 'https://billing.stripe.com/p/1' }),
    });
    show();
    expect(await screen.findByText('Pro ends on Dec 10, 2026.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toBe('/app/plans');
    fireEvent.click(screen.getByRole('button', { name: 'Manage subscription' }));
    await waitFor(() => expect(left).toHaveBeenCalledWith('https://billing.stripe.com/p/1'));
  });

  it('PROFILE-16 leads to the dashboard', async () => {
    dispatchSession({ is: 'synced', user: guest });
    fakeApi(answers);
    const { address } = show();
    fireEvent.click(screen.getByRole('link', { name: 'Go to Dashboard' }));
    await waitFor(() => expect(address()).toBe('/app/dashboard'));
  });

  it('ACCESS-49 PROFILE-17 lets a guest upgrade', async () => {
    const control = fakeSessionControl();
    vi.spyOn(sessionLoader, 'loadSession').mockResolvedValue(control);
    dispatchSession({ is: 'synced', user: guest });
    fakeApi(answers);
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Upgrade Account' }));
    await waitFor(() => expect(control.signInWithGoogle).toHaveBeenCalledOnce());
  });

  it('PROFILE-38 ERRORS-26 shows zeros without a toast when the numbers cannot be loaded', async () => {
    const console = logged();
    dispatchSession({ is: 'synced', user: guest });
    const api = fakeApi({ ...answers, [STATS]: () => new Refusal(503, 'The service is not ready.') });
    show();
    expect(await screen.findByText('0 / 10 designs')).toBeTruthy();
    expect(screen.getByText('Projects Created').nextElementSibling?.textContent).toBe('0');
    expect(screen.getByText('Total Designs').nextElementSibling?.textContent).toBe('0');
    expect(useToasts.getState()).toEqual([]);
    expect(console).toHaveBeenCalledWith('The numbers of the profile could not be loaded', expect.anything());

    api.answer(STATS, () => stats());
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('4 / 10 designs')).toBeTruthy();
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
  });
});

describe('the tab Design Activity', () => {
  beforeEach(() => dispatchSession({ is: 'synced', user: guest }));

  it('PROFILE-19 PROFILE-36 PROFILE-37 lists the last five activities, with a badge on finished ones', async () => {
    const api = fakeApi({
      ...answers,
      [ACTIVITY]: () => ({
        activities: [
          activity({ style: 'mid_century', tags: ['Sold'] }),
          activity({ title: 'Sky', transformation_type: 'sky', status: 'failed' }),
        ],
      }),
    });
    show();
    fireEvent.click(screen.getByRole('tab', { name: 'Design Activity' }));
    const list = await screen.findByRole('list', { name: 'Your recent activity' });
    const [done, failed] = within(list).getAllByRole('listitem');
    expect(done?.textContent).toBe(
      'Sage wallsHall, Harbor flatWall colorMid century#SoldCompleted5 minutes ago',
    );
    const badge = within(done!).getByText('Completed').closest('[class*=Badge]');
    expect(badge).not.toBeNull();
    expect(within(failed!).getByText('Failed').closest('[class*=Badge]')).toBeNull();
    expect(api.calls(ACTIVITY).map(({ path }) => path)).toEqual([
      '/api/v1/home-design/user/activity/?limit=5',
    ]);
  });

  it('says the name of a photo once', async () => {
    const uploaded = { title: 'Uploaded hall.jpg', transformation_type: null };
    fakeApi({
      ...answers,
      [ACTIVITY]: () => ({
        activities: [
          activity({ ...uploaded, description: 'hall.jpg, Harbor flat' }),
          activity({ ...uploaded, description: 'hall.jpg' }),
        ],
      }),
    });
    show(`${AT}?tab=activity`);
    const list = await screen.findByRole('list', { name: 'Your recent activity' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Uploaded hall.jpgHarbor flatCompleted5 minutes ago',
      'Uploaded hall.jpgCompleted5 minutes ago',
    ]);
  });

  it('PROFILE-20 PROFILE-21 PROFILE-22 says that there is no activity yet, and how to begin', async () => {
    fakeApi(answers);
    const { address } = show(`${AT}?tab=activity`);
    expect(await screen.findByText('No design activity yet')).toBeTruthy();
    const way = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect([way('Start Designing'), way('View All Projects')]).toEqual(['/app/playground', '/app/projects']);
    fireEvent.click(screen.getByRole('tab', { name: 'Account' }));
    await waitFor(() => expect(address()).toBe(AT));
  });

  it('PROFILE-39 ERRORS-26 shows an empty list without a toast when it cannot be loaded', async () => {
    const console = logged();
    const api = fakeApi({ ...answers, [ACTIVITY]: () => new Refusal(500) });
    show(`${AT}?tab=activity`);
    expect(await screen.findByText('Your activity could not be loaded.')).toBeTruthy();
    expect(screen.queryAllByRole('listitem')).toEqual([]);
    // A failed request does not show whether there is any activity.
    expect(screen.queryByText('No design activity yet')).toBeNull();
    expect(useToasts.getState()).toEqual([]);
    expect(console).toHaveBeenCalledWith(
      'The activity of the profile could not be loaded',
      expect.anything(),
    );

    api.answer(ACTIVITY, () => ({ activities: [activity({})] }));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Sage walls')).toBeTruthy();
  });
});
