import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { press } from '../support/keyboard.ts';
import { test } from '../support/paying-test.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from '../support/test.ts';

test.use({ journeysOf: 'payment' });

const FIVE = ['Attic', 'Bakery', 'Cabin', 'Dormer', 'Elm Street'];

const main = (page: Page) => page.getByRole('main');
const card = (page: Page, plan: string) =>
  page
    .getByRole('list', { name: 'The plans' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: plan, exact: true }) });

/** Fills in the form of the stand-in for Google, by keyboard alone. */
async function signIn(page: Page, code: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Development sign-in: this is not Google' })).toBeVisible();
  await page.getByLabel('Name').fill('Mara Lind');
  await page.getByLabel('Email').fill(`${randomUUID()}@example.com`);
  await page.getByLabel('Code').fill(code);
  await page.keyboard.press('Enter');
}

/** Makes projects by the API, with the user's own session. */
async function makeProjects(page: Page, titles: readonly string[]): Promise<void> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'csrftoken')?.value ?? '';
  for (const title of titles) {
    const answer = await page.request.post('/api/v1/home-design/projects/', {
      data: { title },
      headers: { 'x-csrftoken': token, origin: new URL(page.url()).origin },
    });
    expect(answer.status()).toBe(201);
  }
}

async function askForProject(page: Page, title: string): Promise<void> {
  await page.goto('/app/projects');
  await press(page, page.getByRole('button', { name: 'New Project' }).first());
  await page.getByRole('dialog', { name: 'Create New Project' }).getByLabel('Title').fill(title);
  await page.keyboard.press('Enter');
}
const refusal = (page: Page, used: number) =>
  page
    .getByRole('dialog', { name: 'Create New Project' })
    .getByRole('alert')
    .filter({ hasText: `The Free plan allows 5 projects, and you have ${used}. For more, see /plans.` });

test('C-26 PLANS-08 PLANS-24 PLANS-36 NAV-23 a guest becomes an account, pays for more than five projects, cancels, and keeps all projects', async ({
  page,
  server,
  stripe,
  complaints,
}) => {
  // A guest cannot pay, and is asked to get an account.
  await page.goto('/app/plans');
  await press(page, main(page).getByRole('button', { name: /as a guest|guest/i }));
  await expect(page.getByText(/as a guest, you would lose your plan with this browser/)).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Sign in to get Pro' }));
  await signIn(page, server.signInCode);
  await expect(page).toHaveURL(/\/app\/plans$/);
  await expect(page.getByRole('button', { name: 'Upgrade to Pro' })).toBeEnabled();
  await makeProjects(page, FIVE);

  // Five projects are allowed, a sixth is not.
  await askForProject(page, 'Sixth');
  await expect(refusal(page, 5)).toBeVisible();
  complaints.length = 0; // the browser logs the refusal
  await press(page, page.getByRole('link', { name: 'See the plans' }));
  await expect(page.getByText('You have 5 of 5 projects.')).toBeVisible();

  // The payment page: first abandoned, then completed.
  await press(page, page.getByRole('button', { name: 'Upgrade to Pro' }));
  await press(page, page.getByRole('link', { name: 'Back' }));
  await expect(card(page, 'Free').getByText('Current Plan')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Upgrade to Pro' }));
  await press(page, page.getByRole('button', { name: 'Pay and subscribe' }));
  await expect(page.getByRole('status').filter({ hasText: 'You have Pro now' })).toBeVisible();
  await expect(card(page, 'Pro').getByText('Current Plan')).toBeVisible();
  await expect(page.getByText(/^Pro renews on /)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await askForProject(page, 'Sixth');
  await expect(page.getByRole('heading', { name: 'Sixth', level: 1 })).toBeVisible();

  // Canceled from the profile: the plan continues to its end.
  await page.goto('/app/profile');
  await expect(page.getByText('0 / 1,000 designs')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await press(page, page.getByRole('button', { name: 'Manage subscription' }));
  await press(page, page.getByRole('button', { name: 'Cancel subscription' }));
  await expect(page).toHaveURL(/\/app\/plans$/);
  await expect(page.getByRole('status').filter({ hasText: 'Pro ends on ' })).toBeVisible();
  await expect(card(page, 'Pro').getByText('Current Plan')).toBeVisible();
  await expectAccessible(page);

  // After the end of the paid time nothing is deleted, but no project can be added.
  for (const { id } of stripe.world.subscriptions.values()) await stripe.deliver(stripe.world.end(id));
  await page.reload();
  await expect(card(page, 'Free').getByText('Current Plan')).toBeVisible();
  await expect(page.getByText('You have 6 of 5 projects.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upgrade to Pro' })).toBeEnabled();
  await askForProject(page, 'Seventh');
  await expect(refusal(page, 6)).toBeVisible();
  complaints.length = 0; // as above
  await page.keyboard.press('Escape');
  await expect(page.getByText('Sixth').first()).toBeVisible();
  await expect(page.getByText('Attic').first()).toBeVisible();
});
