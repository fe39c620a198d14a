import { expect, test } from '@playwright/test';
import { becomeGuest, makeProjectOfOne } from '../support/connection/world.ts';
import { startServer } from '../support/start-server.ts';

const AWAY = 'The server cannot be reached. Trying again …';
const KEPT = 'The server cannot be reached. What you entered is kept.';

test('issue 13: no page goes blank and no typed text is lost when the server is killed and started again', async ({
  browser,
}) => {
  test.slow(); // the server starts twice
  const server = await startServer();
  const context = await browser.newContext({ baseURL: server.url });
  const newcomer = await browser.newContext({ baseURL: server.url });
  try {
    const photos = await context.newPage();
    const project = await makeProjectOfOne(await becomeGuest(photos), 'Elm Street');
    await photos.goto(`/app/projects/${project}`);
    const view = photos.getByRole('button', { name: /^View / }).first();
    await expect(view).toBeVisible();

    // A first visit: the browser has no cached file of another page.
    const landing = await newcomer.newPage();
    await landing.goto('/');
    const headline = landing.getByRole('heading', { level: 1, name: 'Transform Your Spaces with AI' });
    await expect(headline).toBeVisible();
    const start = landing.getByRole('button', { name: /^Try It Now/ }).first();

    const gallery = await context.newPage();
    await gallery.goto('/app/gallery');
    const like = gallery
      .locator('article')
      .first()
      .getByRole('button', { name: /^Like / });
    await expect(like).toHaveAttribute('aria-pressed', 'false');

    const list = await context.newPage();
    await list.goto('/app/projects');
    await list.getByRole('button', { name: 'New Project' }).click();
    const dialog = list.getByRole('dialog', { name: 'Create New Project' });
    await dialog.getByLabel('Title').fill('Birch Road');
    await dialog.getByLabel('Notes').fill('Near the park');

    await server.kill();

    await start.click();
    await expect(landing.locator('[data-away]')).toContainText(AWAY);
    await expect(headline).toBeVisible();

    await like.click();
    await expect(gallery.getByText(KEPT)).toBeVisible();
    await expect(like).toHaveAttribute('aria-pressed', 'false');

    await view.click();
    await expect(photos.getByRole('status').filter({ hasText: AWAY }).first()).toBeVisible();
    await expect(photos.getByRole('heading', { level: 1, name: 'Elm Street' })).toBeVisible();
    await expect(view).toBeVisible();

    await dialog.getByRole('button', { name: 'Create Project' }).click();
    await expect(list.getByText(KEPT)).toBeVisible();
    await expect(dialog.getByLabel('Title')).toHaveValue('Birch Road');
    await expect(dialog.getByLabel('Notes')).toHaveValue('Near the park');

    await server.startAgain();

    // Reads are retried automatically at their next turn.
    const soon = { timeout: 180_000 };
    await expect(landing.locator('[data-away]')).toHaveCount(0, soon);
    await expect(photos.locator('.yarl__container')).toBeVisible(soon);
    await expect(photos.getByText(AWAY)).toHaveCount(0, soon);
    // The user sends writes again, without typing again.
    await start.click();
    await expect(landing.getByRole('heading', { level: 1, name: 'Playground' })).toBeVisible();
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await dialog.getByRole('button', { name: 'Create Project' }).click();
    await expect(list.getByRole('heading', { level: 1, name: 'Birch Road' })).toBeVisible();
    await expect(list.getByText('Near the park')).toBeVisible();
  } finally {
    await context.close();
    await newcomer.close();
    await server.stop();
  }
});
