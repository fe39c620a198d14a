import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { credits, fakeApi } from '../../../../test/fake-api.ts';
import { make } from '../../../../test/make.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { PlaygroundPage } from '../playground-page.tsx';

const original = make.version();
const PATH = `/images/${original.image}`;

async function show() {
  fakeApi({
    ...credits(8),
    [`GET ${PATH}`]: () => make.image([original]),
    [`GET ${PATH}/versions`]: () => ({ results: [original], count: 1 }),
  });
  const at = `/app/playground?imageId=${original.image}`;
  showScreen(<PlaygroundPage />, { path: '/app/playground', at });
  await screen.findByRole('button', { name: 'Full screen' });
}

const isFull = () => screen.queryByRole('button', { name: 'Leave full screen' }) !== null;
const press = (key: string) => fireEvent.keyDown(document.body, { key });

it('the photo fills the window by F or a button, and Escape ends it', async () => {
  await show();
  press('Escape');
  expect(isFull()).toBe(false);
  press('f');
  expect(isFull()).toBe(true);
  press('Escape');
  expect(isFull()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Full screen' }));
  expect(isFull()).toBe(true);
  press('F');
  expect(isFull()).toBe(false);
});
