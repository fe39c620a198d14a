import { expect, type Page } from '@playwright/test';

/** Opens the playground as a new guest. */
export async function openPlayground(page: Page): Promise<void> {
  await page.goto('/app/playground');
  await expect(page.getByRole('heading', { name: 'Playground', level: 1 })).toBeVisible();
}

/** Uploads a photo into the playground and waits until it can be edited. */
export async function uploadPhoto(
  page: Page,
  photo: string | { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(photo);
  await expect(page).toHaveURL(/imageId=/);
  await expect(page.getByText(/^\d+ × \d+$/)).toBeVisible();
}
