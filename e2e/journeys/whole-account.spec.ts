import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { Database } from '../../packages/server/src/platform/database/database.ts';
import { openPglite } from '../../packages/server/src/platform/database/open-pglite.ts';
import { runSql } from '../../packages/server/src/platform/database/run-sql.ts';
import { openPlayground, uploadPhoto } from '../support/guest.ts';
import { press, tabTo } from '../support/keyboard.ts';
import { test } from '../support/paying-test.ts';
import { STUDY } from '../support/photos.ts';
import type { ServerUnderTest } from '../support/start-server.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from '../support/test.ts';

test.use({ journeysOf: 'whole account' });

/** How to press and to fill in: with keys on a wide screen, by touch on a phone. */
interface Hands {
  press(target: Locator): Promise<void>;
  fill(target: Locator, text: string): Promise<void>;
}

const handsOf = (page: Page, byKeyboard: boolean): Hands =>
  byKeyboard
    ? {
        press: (target) => press(page, target),
        fill: async (target, text) => {
          await tabTo(page, target);
          await page.keyboard.type(text);
        },
      }
    : {
        press: (target) => target.tap(),
        fill: (target, text) => target.fill(text),
      };

const main = (page: Page) => page.getByRole('main');
const card = (page: Page, plan: string) =>
  page
    .getByRole('list', { name: 'The plans' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: plan, exact: true }) });

async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

/** Requests a project in the dialog; the caller checks the result. */
async function askForProject(page: Page, hands: Hands, title: string): Promise<void> {
  await page.goto('/app/projects');
  await hands.press(
    main(page)
      .getByRole('button', { name: /^(New Project|Create Your First Project)$/ })
      .first(),
  );
  const dialog = page.getByRole('dialog', { name: 'Create New Project' });
  await hands.fill(dialog.getByLabel('Title'), title);
  await page.keyboard.press('Enter');
}

/** Stops the server, runs something on its database, and starts it again. */
async function whileStopped(server: ServerUnderTest, act: (db: Database) => Promise<void>): Promise<void> {
  await server.kill();
  const database = await openPglite(join(server.folder, 'database'));
  try {
    await act(database.db);
  } finally {
    await database.close();
  }
  await server.startAgain();
}

/** Tables that contain one of these texts, including those of the queue. */
async function tablesThatName(db: Database, texts: readonly string[]): Promise<string[]> {
  const tables = (await runSql(
    db,
    `select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema in (current_schema(), 'pgboss')`,
  )) as { schema: string; name: string }[];
  const found: string[] = [];
  for (const { schema, name } of tables) {
    for (const text of texts) {
      const rows = await runSql(
        db,
        `select 1 from "${schema}"."${name}" as line where line::text ilike $1 limit 1`,
        [`%${text}%`],
      );
      if (rows.length > 0) found.push(`${name}: ${text}`);
    }
  }
  return found;
}

const pictureFolders = async ({ folder }: ServerUnderTest) =>
  (await readdir(join(folder, 'files', 'pictures'))).filter((name) => !name.startsWith('.'));

test('C-28 SETTINGS-32 PLANS-08 NAV-23 a guest becomes an account, reaches five projects, pays for a sixth, cancels, deletes the account, and nothing is left', async ({
  page,
  server,
  stripe,
  complaints,
  hasTouch,
}) => {
  const hands = handsOf(page, !hasTouch);
  const email = `${randomUUID()}@example.com`;

  // A guest with a photo becomes an account, and keeps it.
  await openPlayground(page);
  await uploadPhoto(page, STUDY);
  expect((await pictureFolders(server)).length).toBeGreaterThan(0);
  await page.goto('/app/plans');
  await hands.press(page.getByRole('button', { name: 'Sign in to get Pro' }));
  await expect(page.getByRole('heading', { name: 'Development sign-in: this is not Google' })).toBeVisible();
  await hands.fill(page.getByLabel('Name'), 'Mara Lind');
  await hands.fill(page.getByLabel('Email'), email);
  await hands.fill(page.getByLabel('Code'), server.signInCode);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/plans$/);
  await expect(page.getByRole('button', { name: 'Upgrade to Pro' })).toBeEnabled();

  // Photos without a project get their own project, which does not count.
  for (const title of ['Attic', 'Bakery', 'Cabin', 'Dormer', 'Elm Street']) {
    await askForProject(page, hands, title);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  }
  await askForProject(page, hands, 'Farmhouse');
  const refusal = page.getByRole('dialog', { name: 'Create New Project' }).getByRole('alert');
  await expect(refusal).toBeVisible();
  await expect(refusal).toContainText(
    'The Free plan allows 5 projects, and you have 5. For more, see /plans.',
  );
  await expectGood(page);
  // The browser logs only the refusal.
  expect(complaints.filter((complaint) => !complaint.includes('status of 403'))).toEqual([]);
  complaints.length = 0;

  // After the payment the sixth project is made.
  await hands.press(page.getByRole('link', { name: 'See the plans' }));
  await expect(page.getByText('You have 5 of 5 projects.')).toBeVisible();
  await hands.press(page.getByRole('button', { name: 'Upgrade to Pro' }));
  await hands.press(page.getByRole('button', { name: 'Pay and subscribe' }));
  await expect(page.getByRole('status').filter({ hasText: 'You have Pro now' })).toBeVisible();
  await expect(card(page, 'Pro').getByText('Current Plan')).toBeVisible();
  await askForProject(page, hands, 'Farmhouse');
  await expect(page.getByRole('heading', { name: 'Farmhouse', level: 1 })).toBeVisible();

  // Canceled: the plan continues to its end.
  await page.goto('/app/profile');
  await expect(page.getByText('/ 1,000 designs')).toBeVisible();
  await hands.press(page.getByRole('button', { name: 'Manage subscription' }));
  await hands.press(page.getByRole('button', { name: 'Cancel subscription' }));
  await expect(page).toHaveURL(/\/app\/plans$/);
  await expect(page.getByRole('status').filter({ hasText: 'Pro ends on ' })).toBeVisible();

  // Deleting: the plan to delete shows at once, and is carried out a day later.
  await page.goto('/app/settings');
  await hands.press(page.getByRole('button', { name: 'Delete Account' }));
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await hands.fill(dialog.getByRole('textbox'), email);
  await hands.press(dialog.getByRole('button', { name: 'Delete Account' }));
  await expect(page.getByText('Your account will be deleted within 24 hours.')).toBeVisible();
  await page.goto('about:blank');

  let names: string[] = [];
  await whileStopped(server, async (db) => {
    const [user] = (await runSql(db, 'select id from users where email = $1', [email])) as { id: string }[];
    const projects = (await runSql(db, 'select id from projects where user_id = $1', [user?.id])) as {
      id: string;
    }[];
    expect(projects.length).toBeGreaterThanOrEqual(6);
    names = [email, user?.id ?? '', ...projects.map(({ id }) => id)];
    expect(await tablesThatName(db, [email])).toContain(`users: ${email}`);
    // A day passes.
    await runSql(db, `update account_deletions set due_at = now() - interval '1 minute'`);
  });
  await expect.poll(() => pictureFolders(server)).toEqual([]);
  await expect
    .poll(() => [...stripe.world.customers.values()].map(({ isDeleted }) => isDeleted))
    .toEqual([true]);
  expect([...stripe.world.subscriptions.values()].map(({ status }) => status)).toEqual(['canceled']);
  expect(stripe.world.invoices.size).toBe(1);
  await whileStopped(server, async (db) => expect(await tablesThatName(db, names)).toEqual([]));

  // The stored sign-in of the browser belongs to no account now, and the browser logs it.
  await page.goto('/app/projects');
  await expect.poll(() => complaints).toEqual([expect.stringMatching(/status of 400 .*accounts:lookup/)]);
  complaints.length = 0;
  await expect(page.getByText('Farmhouse')).toHaveCount(0);
  await expect(page.getByText('Mara Lind')).toHaveCount(0);
  await expectGood(page);
});
