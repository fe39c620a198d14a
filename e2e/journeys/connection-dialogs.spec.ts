import { DIALOGS } from '../support/connection/dialogs.ts';
import { AWAY, expect, KEPT, table, visitForFile } from '../support/connection/visit.ts';
import { testWithServer as test } from '../support/test.ts';

// One page runs all rows, and each trace would contain the requests of all earlier rows.
test.use({ trace: 'off' });

// A file of its own, so that one worker runs the dialogs while another runs the pages.
const visit = visitForFile();
const record = table('dialog', 'connection-dialogs');

/** The page below the dialogs. It stays between rows, so that each row starts without the code of its dialog. */
let below: string | null = null;

for (const row of DIALOGS) {
  const { part, prepare, open, dialog, enter, send, closesFirst, done } = row;
  test(`${part} survives a cut connection before loading, while sending and after loading: the page and the entries stay`, async () => {
    const { page, connection, world } = visit();
    if (below !== row.address(world) || !(await row.below(page).isVisible())) {
      below = row.address(world);
      await visit().load(below);
    }
    await expect(row.below(page)).toBeVisible();
    await prepare?.(page);

    await connection.cut();
    await open(page);
    const shown = dialog(page);
    const notice = page.getByRole('status').filter({ hasText: AWAY });
    await expect(shown.or(notice.first()).first()).toBeVisible();
    await visit().expectSomething();
    const cameAhead = await shown.isVisible();
    record(part, cameAhead ? 'opens: its code was there' : 'a notice in its place, the page below stays');
    await visit().comeBack();
    await expect(shown).toBeVisible();
    await expect(page.getByText(AWAY)).toHaveCount(0);

    const isKept = await enter?.(shown);
    await visit().cutAtRest();
    await expect(shown).toBeVisible();
    await isKept?.();
    await visit().expectSomething();
    const after = enter ? 'everything stays, what was entered too' : 'everything stays';
    await visit().comeBack();
    await expect(page.getByText(AWAY)).toHaveCount(0);
    await expect(shown).toBeVisible();
    await isKept?.();

    if (send) {
      await connection.cut();
      await send(shown);
      await expect(page.getByText(KEPT).first()).toBeVisible();
      await visit().expectSomething();
      if (!closesFirst) {
        await expect(shown).toBeVisible();
        await isKept?.();
      }
      const retry = page.getByRole('button', { name: 'Retry', exact: true }).first();
      const mayRetry = await retry.isVisible();
      const again = mayRetry ? 'Retry does it' : 'sending again does it';
      record(
        part,
        closesFirst ? `the failure is told, ${again}` : `stays open, the failure is told, ${again}`,
      );
      await visit().comeBack();
      const isDone = done?.(page);
      await (mayRetry ? retry.click() : send(shown));
      await isDone;
    } else {
      record(part, 'sends nothing');
    }
    record(part, after);

    if (await shown.isVisible()) await page.keyboard.press('Escape');
    await expect(shown).toBeHidden();
  });
}
