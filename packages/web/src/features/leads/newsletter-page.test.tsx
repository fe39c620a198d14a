import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { showScreen } from '../../../test/show-screen.tsx';
import { NewsletterPage } from './newsletter-page.tsx';

const CONFIRM = 'POST /gallery/newsletter/confirm';
const show = () =>
  showScreen(<NewsletterPage />, { path: '/app/newsletter/:token', at: '/app/newsletter/abc.def' });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Yes, send me the newsletter' }));

it('U-33 confirms the newsletter only when the button is pressed', async () => {
  const api = fakeApi({ [CONFIRM]: () => ({ confirmed: true }) });
  show();
  expect(screen.getByRole('heading', { name: 'Get the newsletter?', level: 1 })).toBeTruthy();
  expect(api.calls('')).toEqual([]);
  press();
  expect(await screen.findByRole('heading', { name: 'You are subscribed' })).toBeTruthy();
  expect(api.calls('POST').map(({ body }) => body)).toEqual([{ token: 'abc.def' }]);
});

it('U-33 says that a link has ended, and the button can be pressed again', async () => {
  const api = fakeApi({ [CONFIRM]: () => new Refusal(410, 'This link has ended.') });
  show();
  press();
  expect(await screen.findByText('This link has ended.')).toBeTruthy();
  api.answer(CONFIRM, () => ({ confirmed: true }));
  press();
  expect(await screen.findByRole('heading', { name: 'You are subscribed' })).toBeTruthy();
});
