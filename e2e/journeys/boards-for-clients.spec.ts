import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, devices, type Page } from '@playwright/test';
import { boardAct } from '../support/board-acts.ts';
import { becomeGuest } from '../support/connection/world.ts';
import { cloth } from '../support/drawn-pictures.ts';
import { movePicked, press } from '../support/keyboard.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

/** A board of three photos of one project, and a link to it. */
async function makeSharedBoard(page: Page, settings: object = {}): Promise<{ board: string; token: string }> {
  const call = await becomeGuest(page);
  const project = (await call('POST', '/projects/', { title: 'Elm Street', address: '', notes: '' })).id;
  const photos = ['Navy.png', 'Sage.png', 'Hall.png'].map((name) => cloth(name));
  await call.upload(`/projects/${project}/upload_images/`, 'files', photos);
  const { images } = await call('GET', `/projects/${project}/`);
  const version_ids = images.map(({ versions }) => versions[0]?.id ?? '');
  const { id: board } = await call('POST', '/boards/', { project, name: 'Client choice', version_ids });
  const link = await call('POST', `/boards/${board}/share_links/`, { permission: 'view', ...settings });
  return { board, token: link.token };
}

/** A visitor without cookies: another browser profile with the same screen. */
async function strangerOf(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ ...devices['Desktop Chrome'], viewport: page.viewportSize() });
  return context.newPage();
}

test('a client chooses one of several pictures by keyboard, gives a reason and gets an answer; the owner sees it', async ({
  page,
  browser,
}) => {
  test.slow();
  const { board, token } = await makeSharedBoard(page);

  // The owner edits the board.
  await page.goto(`/app/boards/${board}/edit`);
  await press(page, page.getByRole('button', { name: 'Add section' }));
  await page.getByRole('textbox', { name: 'Name of the section' }).fill('Living room');
  const asks = page.getByRole('switch', { name: 'Visitors choose one of these: Living room' });
  await asks.press('Space');
  await page.getByRole('textbox', { name: 'Question' }).fill('Which wall do you like?');
  for (const photo of ['Navy', 'Sage']) {
    const section = page.getByRole('combobox', { name: `Section of ${photo}.png, Original` });
    await section.selectOption({ label: 'Living room' });
  }
  await page.getByRole('textbox', { name: 'Caption of Sage.png, Original' }).fill('Quiet, by day');
  await press(page, page.getByRole('button', { name: 'Use Hall.png, Original as the cover' }));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // Moves Sage before Navy by keys.
  const handle = page.getByRole('button', { name: 'Move Sage.png, Original', exact: true });
  await press(page, handle, 'Space');
  await movePicked(page, handle, 'ArrowLeft', 'Sage.png, Original is now at place 1 of 3.');
  await page.keyboard.press('Space');
  await press(page, page.getByRole('button', { name: 'Save' }));
  const section = page.getByRole('region', { name: 'Living room' });
  await expect(section.getByRole('article')).toHaveCount(2);
  await expect(section.getByRole('article').first()).toHaveAccessibleName('Sage.png, Original');
  await expect(section.getByText('Quiet, by day')).toBeVisible();

  await page.goto(`/app/boards/${board}?tab=share`);
  await press(page, page.getByRole('button', { name: 'Link settings' }));
  await page.getByRole('textbox', { name: 'Message' }).fill('Which one do you like, Kim?');
  await press(page, page.getByRole('button', { name: 'Save message' }));
  await expect(page.getByText('Message saved')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // The client chooses.
  const client = await strangerOf(browser, page);
  const address = new URL(`/app/share/board/${token}`, page.url()).href;
  await client.goto(address);
  await expect(client.getByText('Which one do you like, Kim?')).toBeVisible();
  await expect(client.getByRole('navigation', { name: 'Main', exact: true })).toHaveCount(0);
  await expect(client.getByText('This is what your client sees.')).toHaveCount(0);
  await expect(client.getByRole('button', { name: 'View the cover picture, Hall' })).toBeVisible();
  await expect(client.getByText('Which wall do you like?')).toBeVisible();
  await press(client, client.getByRole('button', { name: 'Choose Navy' }));
  const arrived = client.getByRole('status').filter({ hasText: 'Your choice has arrived: Navy.' });
  await expect(arrived).toBeVisible();
  await press(client, client.getByRole('button', { name: 'Choose Sage' }));
  await expect(client.getByText('Your choice has arrived: Sage.')).toBeVisible();
  await client.getByLabel('Why this one?').fill('It is calmer.');
  await client.getByLabel('Your name').fill('Kim');
  await press(client, client.getByRole('button', { name: 'Send' }));
  await expect(client.getByText('Your choice and what you wrote have arrived: Sage.')).toBeVisible();
  await expectAccessible(client);
  await expectNoSidewaysScroll(client);
  await press(client, client.getByRole('button', { name: 'Comment on Hall' }));
  await client.getByLabel('Your comment').fill('Could the door be white?');
  await press(client, client.getByRole('dialog').getByRole('button', { name: 'Send' }));
  await expect(client.getByText('Comment sent')).toBeVisible();

  // The owner sees the page of the client, and the way back to the board.
  await page.goto(address);
  await expect(page.getByText('This is what your client sees.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await press(page, page.getByRole('link', { name: 'Back to the board' }));

  // The owner sees the choice and answers.
  const choices = page.getByRole('region', { name: 'What visitors chose' });
  await expect(choices.getByText('It is calmer.')).toBeVisible();
  await expect(choices.getByText('Chosen by 1 visitor')).toBeVisible();
  await expect(choices.getByText('Not chosen by anyone')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Answer the comment of Kim' }));
  await page.getByRole('textbox', { name: 'Answer to Kim' }).fill('Yes, we paint it.');
  await expectAccessible(page);
  await press(page, page.getByRole('button', { name: 'Send answer' }));
  await expect(page.getByText('Your answer', { exact: false })).toBeVisible();

  await client.reload();
  const answers = client.getByRole('region', { name: 'The owner answered you' });
  await expect(answers.getByText('Yes, we paint it.')).toBeVisible();
  await expect(client.getByRole('button', { name: 'Chosen: Sage' })).toBeVisible();
  await expectAccessible(client);
  await client.context().close();
});

test('a board is saved as a PDF and shown as a slideshow', async ({ page, browser }) => {
  const { board, token } = await makeSharedBoard(page);
  await page.goto(`/app/boards/${board}`);
  await (await boardAct(page, 'PDF')).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Save the board as a PDF' })).toBeVisible();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await press(page, page.getByRole('button', { name: 'Save PDF' }));
  expect((await saved).suggestedFilename()).toBe('Client choice.pdf');

  const client = await strangerOf(browser, page);
  await client.goto(new URL(`/app/share/board/${token}`, page.url()).href);
  const clients = client.waitForEvent('download');
  await press(client, client.getByRole('link', { name: 'PDF' }));
  expect((await clients).suggestedFilename()).toBe('Client choice.pdf');

  await client.emulateMedia({ reducedMotion: 'no-preference' });
  await press(client, client.getByRole('button', { name: 'Slideshow' }));
  const viewer = client.getByRole('dialog', { name: 'Picture viewer' });
  await expect(viewer.getByRole('button', { name: 'Pause' })).toBeVisible();
  await press(client, viewer.getByRole('button', { name: 'Pause' }));
  await expect(viewer.getByRole('button', { name: 'Play' })).toBeVisible();
  await expectAccessible(client);
  await client.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  // With reduced motion, the visitor starts the slideshow.
  await client.emulateMedia({ reducedMotion: 'reduce' });
  await press(client, client.getByRole('button', { name: 'Slideshow' }));
  await expect(viewer.getByRole('button', { name: 'Play' })).toBeVisible();
  await client.context().close();
});

/** A website with one page: the code that its owner put there. */
async function startWebsite(code: () => string): Promise<{ server: Server; origin: string }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><title>Maple Homes</title>${code()}`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

// The server decides who may embed a board.
test('only the website that the owner named can embed the board', { tag: '@one-width' }, async ({
  page,
  browser,
}) => {
  let code = '';
  const sites = await Promise.all([startWebsite(() => code), startWebsite(() => code)]);
  const [named, other] = sites.map(({ origin }) => origin);
  const { board } = await makeSharedBoard(page);
  await page.goto(`/app/boards/${board}?tab=share`);
  await press(page, page.getByRole('button', { name: 'Link settings' }));
  await page.getByRole('textbox', { name: 'Websites that may show this page' }).fill(`${named}/homes`);
  await press(page, page.getByRole('button', { name: 'Save websites' }));
  const field = page.getByRole('textbox', { name: 'Code for the website' });
  await expect(field).toHaveValue(/^<iframe /);
  code = await field.inputValue();

  const client = await strangerOf(browser, page);
  await client.goto(named ?? '');
  const frame = client.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Client choice', level: 1 })).toBeVisible();
  await expect(frame.getByRole('article')).toHaveCount(3);
  await expect(
    frame.getByRole('article').first().getByRole('img').or(frame.locator('img').first()),
  ).toBeVisible();
  await expect(frame.getByRole('button', { name: /^(Like|Comment)/ })).toHaveCount(0);
  await expect(frame.getByRole('banner')).toHaveCount(0);
  await expect(frame.getByRole('link', { name: 'Open this page' })).toBeVisible();

  const refusals: string[] = [];
  client.on('console', (message) => {
    if (/frame-ancestors/.test(message.text())) refusals.push(message.text());
  });
  await client.goto(other ?? '');
  await expect.poll(() => refusals.length).toBeGreaterThan(0);
  await expect(client.frameLocator('iframe').getByRole('article')).toHaveCount(0);
  await client.context().close();
  for (const { server } of sites) server.close();
});
