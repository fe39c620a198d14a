import type { Page } from '@playwright/test';

const API = '/api/v1/home-design';

/** Sends a call of the API with the session of the page. */
export async function callAs<T>(
  page: Page,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<{ status: number; json: T }> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'csrftoken')?.value ?? '';
  const answer = await page.request.fetch(`${API}${path}`, {
    method,
    headers: { 'x-csrftoken': token, origin: new URL(page.url()).origin },
    ...(body ? { data: body } : {}),
  });
  return { status: answer.status(), json: (await answer.json()) as T };
}

/** How many designs the user of the page has used. */
export async function usedDesigns(page: Page): Promise<number> {
  const answer = await page.request.get('/api/v1/auth/credits');
  return ((await answer.json()) as { credits: { used: number } }).credits.used;
}
