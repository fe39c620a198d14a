import type { OwnPlan } from '@home-design/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { showScreen } from '../../../test/show-screen.tsx';
import { guest } from '../../../test/users.ts';
import { dispatchSession } from '../../core/session/session-store.ts';
import { PlansPage } from './plans-page.tsx';

const OWN: OwnPlan = {
  plan: 'free',
  numbers: { designs: { guest: 10, free: 100, pro: 1_000, business: 5_000 }, free_projects: 5 },
  has_watermark: true,
  projects: { used: 2, limit: 5 },
  request: null,
  payment: { is_offered: false, is_customer: false, subscription: null },
};
const GET = 'GET /plans';
const ASK = 'POST /plans/upgrade-request';

const Form = ({ source }: { source: string }) => <p>The form, from {source}</p>;
const show = () => showScreen(<PlansPage LeadForm={Form} />, { path: '/app/plans', at: '/app/plans' });
const cards = async () =>
  within(await screen.findByRole('list', { name: 'The plans' })).getAllByRole('heading', { level: 2 });
/** Finds the card with a plan's name as its heading. */
const card = async (name: string) => {
  const heading = (await cards()).find(({ textContent }) => textContent === name);
  return within(heading?.closest('li') as HTMLElement);
};
const features = async (plan: string, list: string) =>
  (await card(plan)).queryByRole('list', { name: list })
    ? within((await card(plan)).getByRole('list', { name: list }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    : [];

describe('the plans', () => {
  beforeEach(() => {
    dispatchSession({ is: 'synced', user: guest });
    fakeApi({ [GET]: () => OWN });
  });

  it('PLANS-01 PLANS-02 PLANS-03 PLANS-04 NAV-23 are Free, Pro and Business, in this order', async () => {
    show();
    expect((await cards()).map(({ textContent }) => textContent)).toEqual(['Free', 'Pro', 'Business']);
    expect(screen.getByRole('heading', { name: 'Plans', level: 1 })).toBeTruthy();
  });

  it.each([
    ['PLANS-10 PLANS-13', 'Free', '$0 forever', '100 credits per month'],
    ['PLANS-11 PLANS-14', 'Pro', '$19 per month', '1,000 credits per month'],
    ['PLANS-12 PLANS-15', 'Business', '$49 per month', '5,000 credits per month'],
  ])('%s %s costs %s and has %s', async (_ids, name, price, credits) => {
    show();
    const shown = await card(name);
    expect(shown.getByText((_text, element) => element?.textContent === price)).toBeTruthy();
    expect(shown.getByText(credits)).toBeTruthy();
  });

  it('PLANS-16 PLANS-17 PLANS-18 PLANS-19 PLANS-20 PLANS-21 PLANS-22 list for Free what it has and what it lacks', async () => {
    show();
    expect(await features('Free', 'Included in Free')).toEqual([
      'Basic editing',
      '5 projects',
      'Community support',
      'Watermark on exports',
    ]);
    expect(await features('Free', 'Not in Free')).toEqual([
      'Not included: Priority processing',
      'Not included: Advanced AIComing',
      'Not included: API access',
    ]);
  });

  it('PLANS-23 PLANS-24 PLANS-25 PLANS-26 PLANS-27 PLANS-28 PLANS-29 list for Pro what it has and what it lacks', async () => {
    show();
    expect(await features('Pro', 'Included in Pro')).toEqual([
      'All editing',
      'Unlimited projects',
      'Priority support',
      'No watermarks',
      'Priority processing',
      'Advanced AIComing',
    ]);
    expect(await features('Pro', 'Not in Pro')).toEqual(['Not included: API access']);
  });

  it('PLANS-30 PLANS-31 PLANS-32 PLANS-33 PLANS-34 PLANS-35 list for Business that it lacks nothing, and what is planned', async () => {
    show();
    expect(await features('Business', 'Included in Business')).toEqual([
      'All Pro features',
      'Team collaborationComing',
      'Dedicated support',
      'Custom brandingComing',
      'API access',
    ]);
    expect(await features('Business', 'Not in Business')).toEqual([]);
    expect(screen.getByText(/no plan charges for them/)).toBeTruthy();
  });

  it('include API access when the operator opens it to all plans', async () => {
    fakeApi({ [GET]: () => ({ ...OWN, numbers: { ...OWN.numbers, api_for_all: true } }) });
    show();
    for (const plan of ['Free', 'Pro', 'Business'])
      expect(await features(plan, `Included in ${plan}`)).toContain('API access');
    expect(await features('Pro', 'Not in Pro')).toEqual([]);
  });

  it.each([
    ['free', 'Free', ['Upgrade to Pro', 'Upgrade to Business']],
    ['pro', 'Pro', ['Upgrade to Business']],
    ['business', 'Business', []],
  ] as const)(
    'PLANS-05 PLANS-06 PLANS-07 C-06 show on %s that %s is the current plan and %j can be chosen',
    async (plan, name, upgrades) => {
      fakeApi({ [GET]: () => ({ ...OWN, plan }) });
      show();
      for (const heading of await cards()) {
        const shown = within(heading.closest('li') as HTMLElement);
        expect(shown.queryByText('Current Plan') !== null).toBe(heading.textContent === name);
        expect(shown.queryByText('Most Popular') !== null).toBe(heading.textContent === 'Pro');
      }
      const buttons = screen.getAllByRole('button', { name: /Upgrade|Contact/ });
      expect(buttons.map(({ textContent }) => textContent)).toEqual([...upgrades, 'Contact Sales']);
    },
  );

  it('C-01 tell a guest what an account has, and show on Free how many projects are used', async () => {
    show();
    expect(
      await screen.findByText('As a guest you have 10 designs a month. With a Google account you have 100.'),
    ).toBeTruthy();
    expect(screen.getByText(/You have 2 of 5 projects\./)).toBeTruthy();
    expect(screen.queryByText(/New ones need a larger plan/)).toBeNull();
  });

  it('say that nothing is removed above the limit', async () => {
    fakeApi({ [GET]: () => ({ ...OWN, projects: { used: 8, limit: 5 } }) });
    show();
    expect(
      await screen.findByText(
        'You have 8 of 5 projects. New ones need a larger plan. What you have stays as it is.',
      ),
    ).toBeTruthy();
  });

  it('PLANS-08 C-26 show the requested plan, and say that nothing was charged', async () => {
    let own = OWN;
    const api = fakeApi({
      [GET]: () => own,
      [ASK]: ({ body }) => {
        own = { ...OWN, request: { plan: 'pro', created_at: '2026-11-22T10:00:00.000Z' } };
        expect(body).toEqual({ plan: 'pro' });
        return own.request;
      },
    });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Upgrade to Pro' }));
    const status = await screen.findByText('You asked for Pro on Nov 22, 2026.');
    expect(status.closest('[role=status]')?.textContent).toContain(
      'You were not charged, and your plan has not changed.',
    );
    expect(screen.getByRole('button', { name: 'Pro requested' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Upgrade to Business' })).toHaveProperty('disabled', false);
    expect((await card('Free')).getByText('Current Plan')).toBeTruthy();
    expect(api.calls(ASK)).toHaveLength(1);
  });

  it('say why a request could not be sent', async () => {
    fakeApi({ [GET]: () => OWN, [ASK]: () => new Refusal(409, 'You have this plan already.') });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Upgrade to Pro' }));
    expect(await screen.findByText('You have this plan already.')).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Upgrade to Pro' })).toHaveProperty('disabled', false),
    );
  });

  it('S-17 PLANS-09 open the contact form for contact_sales', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Contact Sales' }));
    const form = await screen.findByText('The form, from contact_sales');
    expect(document.activeElement).toBe(form.parentElement);
  });

  it('offer to try again when the plan could not be loaded', async () => {
    fakeApi({ [GET]: () => new Refusal(500, 'Something went wrong.') });
    show();
    expect(await screen.findByText('Could not load your plan')).toBeTruthy();
    fakeApi({ [GET]: () => OWN });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await cards()).toHaveLength(3);
  });
});

it('the plans are shown to visitors, who must sign in to choose', async () => {
  dispatchSession({ is: 'nobody' });
  show();
  expect(await cards()).toHaveLength(3);
  expect(screen.queryByText('Current Plan')).toBeNull();
  expect(screen.queryByRole('button', { name: /Upgrade/ })).toBeNull();
  expect(screen.getByText(/start as a guest, to choose a plan/)).toBeTruthy();
});
