import { flushSync } from 'react-dom';
import type { createBrowserRouter } from 'react-router';
import { useConnection } from '../lib/api/connection.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/**
 * Replaces the content of the root element with the app. A prerendered first screen (see `drawn-landing.tsx`) stays
 * until the code of the page arrives. It also ends when the code is known to be late, which the app then shows. A
 * button that was pressed meanwhile is pressed in the app, and the focus stays where it was.
 * @param show renders the app into the root element
 */
export async function showApp(root: HTMLElement, router: Router, show: () => void): Promise<void> {
  if (root.dataset.drawn === undefined) {
    show();
    return;
  }
  let pressed: Control | null = null;
  const note = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button !== null) pressed = controlOf(button);
  };
  root.addEventListener('click', note);
  await untilReady(router);
  root.removeEventListener('click', note);
  const { activeElement } = document;
  const focused = activeElement !== null && root.contains(activeElement) ? controlOf(activeElement) : null;

  delete root.dataset.drawn;
  flushSync(show);
  if (focused !== null) find(root, focused)?.focus();
  if (pressed !== null) find(root, pressed)?.click();
}

function untilReady(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stops = [
      router.subscribe(({ initialized }) => initialized && end()),
      useConnection.subscribe(({ waiting }) => waiting > 0 && end()),
    ];
    function end(): void {
      for (const stop of stops) stop();
      resolve();
    }
  });
}

/** Identifies a control, to find it again in the app. */
interface Control {
  tag: string;
  name: string;
}

const controlOf = (element: Element): Control => ({ tag: element.localName, name: nameOf(element) });

const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent.trim();

const find = (root: HTMLElement, { tag, name }: Control): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>(tag)].find((element) => nameOf(element) === name);
