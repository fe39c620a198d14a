import type { Page } from '@playwright/test';
import { press, tabTo } from '../support/keyboard.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });

async function type(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, field(page, name));
  await page.keyboard.type(text);
}

async function expectWellMade(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

test('LEADS-03 LEADS-05 LEADS-07 LEADS-15 LEADS-39 LEADS-41 LEADS-53 a visitor asks for a consultation by keyboard alone', async ({
  page,
}) => {
  await page.goto('/consultation');
  await expect(page).toHaveURL(/\/app\/consultation$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Free consultation');
  await expectWellMade(page);

  await test.step('an invalid step cannot be left', async () => {
    await tabTo(page, field(page, 'First name'));
    await page.keyboard.press('Enter');
    await expect(page.getByText('First name is required')).toBeVisible();
    await expect(field(page, 'First name')).toBeFocused();
    await expectWellMade(page);
  });

  await test.step('contact and project', async () => {
    await page.keyboard.type('Mara');
    await type(page, 'Last name', 'Lind');
    await type(page, 'Email', 'mara@example.com');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('form', { name: 'Step 2 of 3: Project' })).toBeFocused();
    await expect(page.getByText('33% complete')).toBeVisible();
    await tabTo(page, page.getByRole('combobox', { name: 'Project type' }));
    await page.keyboard.type('Reno');
    await tabTo(page, page.getByRole('combobox', { name: 'Timeline' }));
    await page.keyboard.type('Still');
    await expectWellMade(page);
    await press(page, button(page, 'Next'));
  });

  await test.step('preferences and terms; Enter shows what is missing', async () => {
    await press(page, page.getByRole('checkbox', { name: 'Minimalist' }), 'Space');
    await type(page, 'Anything we should know', 'North side');
    await expect(button(page, 'Get Started')).toBeDisabled();
    await tabTo(page, page.getByRole('checkbox', { name: 'I accept the terms and conditions' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Please accept the terms and conditions');
    await page.keyboard.press('Space');
    await expectWellMade(page);
    await press(page, button(page, 'Get Started'));
  });

  await test.step('a welcome without a promise of mail, then the empty form', async () => {
    await expect(page.getByRole('heading', { name: 'Welcome, Mara!' })).toBeFocused();
    await expect(page.getByText('We will contact you within 24 hours.')).toBeVisible();
    await expect(page.getByText('Check your email for details')).toHaveCount(0);
    await expect(field(page, 'First name')).toHaveValue('');
    await expect(page.getByRole('form', { name: 'Step 1 of 3: Contact' })).toBeFocused();
  });

  await test.step('the form can be skipped', async () => {
    await press(page, button(page, 'Skip for now'));
    await expect(page).toHaveURL(/\/$/);
  });
});
