import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { resetConnection, useConnection } from '../lib/api/connection.ts';
import { showApp } from './drawn-page.ts';

const pressed = vi.fn();
let root: HTMLElement;

/** A router whose page code arrives when the test says so. */
function slowRouter() {
  const state = { initialized: false };
  const listeners = new Set<(state: { initialized: boolean }) => void>();
  return {
    router: {
      state,
      subscribe: (listener: (state: { initialized: boolean }) => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    } as never,
    come() {
      state.initialized = true;
      for (const listener of [...listeners]) listener(state);
    },
    listeners,
  };
}

const show = () =>
  createRoot(root).render(
    <>
      <a href="/app/projects">Projects</a>
      <button type="button" onClick={pressed}>
        Try it now
      </button>
      <button type="button" aria-label="Open menu" />
    </>,
  );

beforeEach(() => {
  pressed.mockReset();
  resetConnection(async () => true);
  document.body.innerHTML =
    '<div id="root" data-drawn><a href="/app/projects">Projects</a><button>Try it now</button></div>';
  root = document.querySelector('#root') as HTMLElement;
});

const drawnButton = () => root.querySelector('button') as HTMLButtonElement;

describe('a page whose first screen is prerendered', () => {
  it('stays as it is until the code of the page arrives', async () => {
    const { router, come, listeners } = slowRouter();
    const drawn = drawnButton();
    const shown = showApp(root, router, show);
    expect(drawn.isConnected).toBe(true);
    come();
    await shown;
    expect([drawn.isConnected, root.querySelectorAll('button').length]).toEqual([false, 2]);
    expect([root.dataset.drawn, listeners.size]).toEqual([undefined, 0]);
    expect(pressed).not.toHaveBeenCalled();
  });

  it('is replaced as soon as the code is known to be late', async () => {
    const shown = showApp(root, slowRouter().router, show);
    useConnection.setState({ waiting: 1 });
    await shown;
    expect(root.querySelectorAll('button')).toHaveLength(2);
  });

  it('keeps a press of a button, and the focus', async () => {
    const { router, come } = slowRouter();
    const shown = showApp(root, router, show);
    drawnButton().click();
    root.querySelector('a')?.focus();
    come();
    await shown;
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(root.querySelector('a'));
  });
});

it('shows the app at once when nothing is prerendered', async () => {
  delete root.dataset.drawn;
  await showApp(root, slowRouter().router, () => flushSync(show));
  expect(root.querySelectorAll('button')).toHaveLength(2);
});
