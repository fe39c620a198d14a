import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { forgetDrafts, readDraft } from '../lib/storage/drafts.ts';
import { useDraft } from './use-draft.ts';

function Field({ about = 'title' }: { about?: string }) {
  const [text, setText] = useDraft(about, '');
  return (
    <input aria-label={about} value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (text: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
/** Simulates a reload: the page is unmounted, and mounted again. */
const reload = (unmount: () => void) => {
  window.dispatchEvent(new Event('pagehide'));
  unmount();
};

it('input is restored after a reload, once', () => {
  const { unmount } = render(<Field />);
  type('Bright loft');
  reload(unmount);
  const again = render(<Field />);
  expect(field().value).toBe('Bright loft');
  again.unmount();
  render(<Field />);
  expect(field().value).toBe('');
});

it('another form does not get it, and an untouched form stores nothing', () => {
  const { unmount } = render(<Field />);
  reload(unmount);
  expect(sessionStorage.length).toBe(0);
  const one = render(<Field />);
  type('Bright loft');
  reload(one.unmount);
  render(<Field about="notes" />);
  expect(field().value).toBe('');
});

it('is deleted before another user may come', () => {
  const { unmount } = render(<Field />);
  type('Bright loft');
  reload(unmount);
  forgetDrafts();
  render(<Field />);
  expect(field().value).toBe('');
});

it('uses only the fitting parts of what another release stored', () => {
  const keep = (value: unknown) => sessionStorage.setItem('home-design-draft-form', JSON.stringify(value));
  const empty = { name: '', rooms: ['a'], seed: '', logo: null };
  keep({ name: 'Loft', rooms: 'many', seed: 7, gone: true });
  expect(readDraft('form', empty)).toEqual({ name: 'Loft', rooms: ['a'], seed: 7, logo: null });
  keep([1]);
  expect(readDraft('form', empty)).toEqual(empty);
  sessionStorage.setItem('home-design-draft-form', '{');
  expect(readDraft('form', empty)).toEqual(empty);
});
