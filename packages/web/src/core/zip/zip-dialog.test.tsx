import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { showScreen } from '../../../test/show-screen.tsx';
import { ZipDialog } from './zip-dialog.tsx';

const GET = 'GET /plans';
const MARK = /each picture carries a small “Home Design” mark/;

/** The server's answer about the user's plan. */
const own = (plan: 'free' | 'pro', has_watermark: boolean) => ({
  plan,
  numbers: { designs: { guest: 10, free: 100, pro: 1_000, business: 5_000 }, free_projects: 5 },
  has_watermark,
  projects: { used: 2, limit: 5 },
  request: null,
  payment: { is_offered: false, is_customer: false, subscription: null },
});
const show = () =>
  showScreen(<ZipDialog opened onClose={() => {}} title="Download pictures" onDownload={() => {}} />, {
    path: '/app/projects',
    at: '/app/projects',
  });

describe('PLANS-37 the dialog before a download', () => {
  it('says on Free that the pictures carry a mark, and links to the plans', async () => {
    fakeApi({ [GET]: () => own('free', true) });
    show();
    expect(await screen.findByText(MARK)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See plans without it' }).getAttribute('href')).toBe(
      '/app/plans',
    );
  });

  it.each([
    ['on a plan without it', () => own('pro', false)],
    ['while the plan is not known', () => new Refusal(500, 'Something went wrong.')],
  ])('says nothing about a mark %s', async (_where, answer) => {
    const api = fakeApi({ [GET]: answer });
    show();
    await expect.poll(() => api.calls(GET).length).toBeGreaterThan(0);
    expect(await screen.findByRole('button', { name: 'Download ZIP' })).toBeTruthy();
    expect(screen.queryByText(MARK)).toBeNull();
  });
});
