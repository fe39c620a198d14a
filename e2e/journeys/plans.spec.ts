import type { Page } from '@playwright/test';
import { press } from '../support/keyboard.ts';
import { operator } from '../support/operator.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const FIVE = ['Attic', 'Bakery', 'Cabin', 'Dormer', 'Elm Street'];

/** Makes projects by the API, with the guest's own session. */
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
  await press(page, page.getByRole('button', { name: 'New Project' }).first());
  const dialog = page.getByRole('dialog', { name: 'Create New Project' });
  await dialog.getByLabel('Title').fill(title);
  await page.keyboard.press('Enter');
}

const card = (page: Page, plan: string) =>
  page
    .getByRole('list', { name: 'The plans' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: plan, exact: true }) });

// How many projects a plan has is the same at any width; plans are seen on a phone below.
test('PLANS-36 PLANS-08 C-26 a guest has five projects, requests another plan, gets it, and makes the sixth', {
  tag: '@one-width',
}, async ({ page, server, complaints }) => {
  await page.goto('/app/projects');
  await press(page, page.getByRole('main').getByRole('button', { name: /as a guest|guest/i }));
  await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible();
  await makeProjects(page, FIVE);
  await page.reload();

  await askForProject(page, 'Sixth');
  const dialog = page.getByRole('dialog', { name: 'Create New Project' });
  await expect(dialog.getByRole('alert')).toContainText(
    'The Free plan allows 5 projects, and you have 5. For more, see /plans.',
  );
  await expectAccessible(page);
  // The browser logs the expected refusal.
  complaints.length = 0;
  await press(page, dialog.getByRole('link', { name: 'See the plans' }));

  await expect(page).toHaveURL(/\/app\/plans$/);
  await expect(page.getByRole('heading', { name: 'Plans', level: 1 })).toBeVisible();
  await expect(card(page, 'Free').getByText('Current Plan')).toBeVisible();
  await expect(page.getByText('You have 5 of 5 projects.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await press(page, page.getByRole('button', { name: 'Upgrade to Pro' }));
  await expect(page.getByRole('status').filter({ hasText: 'You asked for Pro' })).toContainText(
    'You were not charged, and your plan has not changed.',
  );
  await expect(page.getByRole('button', { name: 'Pro requested' })).toBeDisabled();
  await expectAccessible(page);

  const requests = (await operator(server, 'upgrades', '--csv')).trim().split('\r\n');
  const account = requests.at(-1)?.split(',').at(-1) ?? '';
  expect(await operator(server, 'upgrades', account, '--grant')).toBe(`${account} has the Pro plan now.\n`);

  await page.reload();
  await expect(card(page, 'Pro').getByText('Current Plan')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upgrade to Pro' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Upgrade to Business' })).toBeEnabled();
  await page.goto('/app/projects');
  await askForProject(page, 'Sixth');
  await expect(page.getByRole('heading', { name: 'Sixth', level: 1 })).toBeVisible();
});

test('PLANS-09 NAV-23 a visitor sees the plans, and Contact Sales opens the form', async ({ page }) => {
  await page.goto('/plans');
  await expect(page).toHaveURL(/\/app\/plans$/);
  await expect(page.getByRole('list', { name: 'The plans' }).getByRole('heading')).toHaveText([
    'Free',
    'Pro',
    'Business',
  ]);
  await press(page, page.getByRole('button', { name: 'Contact Sales' }));
  await expect(page.getByLabel('First name')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
