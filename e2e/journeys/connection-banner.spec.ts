import { openPlayground, uploadPhoto } from '../support/guest.ts';
import { scene } from '../support/scenes.ts';
import { expect, testWithServer as test } from '../support/test.ts';

test('the banner of a lost connection does not cover Apply on a phone', async ({ page, context }) => {
  test.skip((page.viewportSize()?.width ?? 0) >= 992, 'In a wide window Apply is beside the photo.');
  await openPlayground(page);
  await uploadPhoto(page, scene('scandinavian-living-room-1'));
  const apply = page.getByRole('button', { name: 'Apply' });
  await expect(apply).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline. Trying again …')).toBeVisible();
  // Fails while something else lies over the button.
  await apply.click({ trial: true });
  await context.setOffline(false);
});
