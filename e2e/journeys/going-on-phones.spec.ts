import { deflateSync } from 'node:zlib';
import { openPlayground, uploadPhoto } from '../support/guest.ts';
import { STUDY } from '../support/photos.ts';
import { expect, expectNoSidewaysScroll, testWithServer as test } from '../support/test.ts';

/** A list of one thing that goes and one that stays: finding real ones takes minutes on a busy machine. */
const [width, height] = [4, 2];
const LIST = {
  ...{ width, height },
  map: deflateSync(Uint8Array.of(1, 1, 2, 2, 1, 1, 2, 2)).toString('base64'),
  things: [
    { id: 1, type: 'sofa', is_taken: true, share: 0.5, box: { left: 0, top: 0, right: 0.5, bottom: 1 } },
    { id: 2, type: 'curtain', is_taken: false, share: 0.5, box: { left: 0.5, top: 0, right: 1, bottom: 1 } },
  ],
};

for (const mode of ['Empty room', 'Declutter']) {
  test(`EDITS-41 issue 19: ${mode} keeps the photo with its names in view above the things that go`, async ({
    page,
  }) => {
    test.skip((page.viewportSize()?.width ?? 0) >= 992, 'In a wide window the things are beside the photo.');
    await page.route('**/versions/*/going/', (route) => route.fulfill({ json: LIST }));
    await page.route('**/selection/prepare/', (route) => route.fulfill({ json: { width, height } }));
    await openPlayground(page);
    await uploadPhoto(page, STUDY);
    await page.getByRole('radio', { name: mode, exact: true }).click();
    await page.getByRole('button', { name: 'Choose what to remove' }).click();
    const chip = (name: string) => page.locator('fieldset label', { hasText: name });
    const named = (name: string) => page.locator('[data-takes] button', { hasText: name });
    await expect(chip('Sofa')).toBeInViewport({ ratio: 1 });
    await expect(named('✕ Sofa')).toBeInViewport({ ratio: 1 });
    await chip('Curtain').click();
    await expect(named('✕ Curtain')).toBeInViewport({ ratio: 1 });
    await expect(chip('Curtain')).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
  });
}
