import type { OwnPlan } from '@home-design/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { showScreen } from '../../../test/show-screen.tsx';
import { fakeSessionControl, guest } from '../../../test/users.ts';
import * as sessionLoader from '../../core/session/load-session.ts';
import { dispatchSession } from '../../core/session/session-store.ts';
import * as leaving from '../../lib/addresses/leave-for.ts';
import { PlansPage } from './plans-page.tsx';

const OWN: OwnPlan = {
  plan: 'free',
  numbers: { designs: { guest: 10, free: 100, pro: 1_000, business: 5_000 }, free_projects: 5 },
  has_watermark: true,
  projects: { used: 2, limit: 5 },
  request: null,
  payment: { is_offered: true, is_customer: false, subscription: null },
};
const DECEMBER = '2026-12-10T10:00:00.000Z';
const paid = (more: object = {}): OwnPlan => ({
  ...OWN,
  plan: 'pro',
  projects: { used: 2, limit: null },
  payment: {
    ...{ is_offered: true, is_customer: true },
    subscription: { plan: 'pro', is_past_due: false, ends_at: DECEMBER, cancels_at: null, ...more },
  },
});
const GET = 'GET /plans';
const CHECKOUT = 'POST /plans/checkout';
const PORTAL = 'POST /plans/portal';
const mara = { ...guest, isAnonymous: false, displayName: 'Mara Lind', email: 'mara@example.com' };

const show = (at = '/app/plans') =>
  showScreen(<PlansPage LeadForm={() => null} />, { path: '/app/plans', at });
let left: MockInstance<typeof leaving.leaveFor>;

beforeEach(() => {
  dispatchSession({ is: 'synced', user: mara });
  left = vi.spyOn(leaving, 'leaveFor').mockImplementation(() => undefined);
});

describe('C-26 paid plans', () => {
  it('PLANS-08 lead to the payment page, without a promise before', async () => {
    const api = fakeApi({
      [GET]: () => OWN,
      [CHECKOUT]: ({ body }) => {
        expect(body).toEqual({ plan: 'pro' });
        return { url: 'https://checkout.stripe.com/c/1' };
      },
    });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Upgrade to Pro' }));
    await waitFor(() => expect(left).toHaveBeenCalledWith('https://checkout.stripe.com/c/1'));
    expect(api.calls(CHECKOUT)).toHaveLength(1);
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByText(/You pay monthly on Stripe’s payment page/)).toBeTruthy();
    expect(screen.queryByText(/This server takes no payments/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Manage subscription' })).toBeNull();
  });

  it('say why the payment page could not be opened', async () => {
    fakeApi({
      [GET]: () => OWN,
      [CHECKOUT]: () =>
        new Refusal(503, 'The payment service does not answer. Please try again in a moment.'),
    });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Upgrade to Business' }));
    expect(await screen.findByText(/The payment service does not answer/)).toBeTruthy();
    expect(left).not.toHaveBeenCalled();
  });

  it('make guests sign in first, and say why', async () => {
    dispatchSession({ is: 'synced', user: guest });
    const control = fakeSessionControl();
    vi.spyOn(sessionLoader, 'loadSession').mockResolvedValue(control);
    const api = fakeApi({ [GET]: () => OWN });
    show();
    expect(await screen.findByText(/as a guest, you would lose your plan with this browser/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Sign in to get Pro' }));
    await waitFor(() => expect(control.signInWithGoogle).toHaveBeenCalledTimes(1));
    expect(api.calls(CHECKOUT)).toEqual([]);
  });

  it('wait after the payment for the report of Stripe, and say so', async () => {
    let own = OWN;
    fakeApi({ [GET]: () => own });
    const { address } = show('/app/plans?payment=done');
    expect(await screen.findByText('Your payment is being confirmed')).toBeTruthy();
    own = paid();
    expect(await screen.findByText('You have Pro now', {}, { timeout: 5_000 })).toBeTruthy();
    expect(screen.getByText('Pro renews on Dec 10, 2026.')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/app/plans'));
    expect(screen.getByText('You have Pro now')).toBeTruthy();
  });

  it.each([
    ['renews', {}, 'Pro renews on Dec 10, 2026.'],
    ['ends', { cancels_at: DECEMBER }, 'Pro ends on Dec 10, 2026.'],
    ['was not paid', { is_past_due: true }, 'The last payment for Pro failed'],
    [
      'was canceled and not paid',
      { is_past_due: true, cancels_at: DECEMBER },
      'The last payment for Pro failed',
    ],
  ])('say that a plan %s, and lead to the page that changes it', async (_state, more, sentence) => {
    fakeApi({ [GET]: () => paid(more), [PORTAL]: () => ({ url: 'https://billing.stripe.com/p/1' }) });
    show();
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Upgrade to Pro' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Manage subscription' }));
    await waitFor(() => expect(left).toHaveBeenCalledWith('https://billing.stripe.com/p/1'));
  });

  it('say why the subscription page could not be opened', async () => {
    fakeApi({
      [GET]: () => paid(),
      [PORTAL]: () => new Refusal(503, 'The payment service does not answer.'),
    });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Manage subscription' }));
    expect(await screen.findByText('The payment service does not answer.')).toBeTruthy();
  });

  it('can all be chosen again after the subscription, and the bills are still linked', async () => {
    fakeApi({
      [GET]: () => ({
        ...OWN,
        projects: { used: 8, limit: 5 },
        payment: { ...OWN.payment, is_customer: true },
      }),
    });
    show();
    expect(await screen.findByText(/You have 8 of 5 projects\./)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Manage subscription' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Upgrade to Pro' })).toBeTruthy();
  });
});
