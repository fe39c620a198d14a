import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { showScreen } from '../../../test/show-screen.tsx';
import { UnsubscribePage } from './unsubscribe-page.tsx';

const STOP = 'POST /api/v1/auth/unsubscribe';
const show = () =>
  showScreen(<UnsubscribePage />, { path: '/app/unsubscribe/:token', at: '/app/unsubscribe/abc.def' });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Stop these emails' }));

it.each([
  ['projects', /about your projects/, '/app/settings?tab=notifications'],
  ['marketing', /news and offers/, '/app/settings?tab=notifications'],
  ['requests', /enters your address in a form/, '/'],
])('RFC 8058 stops mails about %s only when the button is pressed', async (topic, text, way) => {
  const api = fakeApi({ [STOP]: () => ({ topic }) });
  show();
  expect(screen.getByRole('heading', { name: 'Stop these emails?', level: 1 })).toBeTruthy();
  expect(api.calls('')).toEqual([]);
  press();
  expect(await screen.findByText(text)).toBeTruthy();
  expect(api.calls('POST').map(({ body }) => body)).toEqual([{ token: 'abc.def' }]);
  expect(screen.getByRole('link').getAttribute('href')).toBe(way);
});

it('says what is wrong with an incomplete link, and the button can be pressed again', async () => {
  const api = fakeApi({ [STOP]: () => new Refusal(404, 'This link is not complete.') });
  show();
  press();
  expect(await screen.findByText('This link is not complete.')).toBeTruthy();
  api.answer(STOP, () => ({ topic: 'projects' }));
  press();
  expect(await screen.findByRole('heading', { name: 'You are unsubscribed' })).toBeTruthy();
});
