import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { showScreen } from '../../../test/show-screen.tsx';
import { SitePage } from './site-page.tsx';

const GET = 'GET /pages/privacy';
const show = () => showScreen(<SitePage page="privacy" />, { path: '/app/privacy', at: '/app/privacy' });

it('U-33 shows what the server answers, under its title', async () => {
  fakeApi({
    [GET]: () => ({ title: 'Our privacy', html: '<p>Kept <strong>here</strong>.</p>', isOperators: true }),
  });
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Our privacy' })).toBeTruthy();
  expect(screen.getByText('here').tagName).toBe('STRONG');
  expect(document.title).toContain('Our privacy');
});

it('says why it cannot be shown, and loads again by Try again', async () => {
  const api = fakeApi({ [GET]: () => new Refusal(500, 'The page cannot be read.') });
  show();
  expect(await screen.findByText('The page cannot be read.')).toBeTruthy();
  api.answer(GET, () => ({ title: 'Privacy', html: '<p>Text.</p>', isOperators: false }));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Text.')).toBeTruthy();
});
