const ENABLED = ':not(:disabled, [tabindex="-1"])';
const FIELDS = [
  'input:not([type="hidden"], [type="file"])',
  'select',
  'textarea',
  '[role="radio"]',
  '[role="slider"]',
];
/** What takes the first focus, best first. */
const WANTED = [
  '[data-autofocus]',
  FIELDS.map((field) => field + ENABLED).join(),
  // The library's filled buttons: only the other variants are named in the page.
  `.mantine-Button-root:not([data-variant])${ENABLED}`,
  `button${ENABLED}, a[href]`,
];

/** The first field, or else the main action; what is marked `data-autofocus` comes before both. */
function firstOf(body: HTMLElement): HTMLElement | null {
  for (const wanted of WANTED) {
    const found = body.querySelector<HTMLElement>(wanted);
    if (found) return chosenOf(found);
  }
  return null;
}

/** A group of choices has its focus on the chosen one. */
function chosenOf(found: HTMLElement): HTMLElement {
  const isChoice = found.matches('[type="radio"], [role="radio"]');
  const group = isChoice ? found.closest('[role="radiogroup"]') : null;
  return group?.querySelector<HTMLElement>(':checked, [aria-checked="true"]') ?? found;
}

/**
 * Gives a dialog that opens its first focus: in what it asks, not on the button that closes it. What loads later has
 * it as soon as it appears, unless a key was pressed or the focus is elsewhere by then.
 *
 * @param body the content of the dialog, without its head
 * @returns what ends the waiting
 */
export function giveFirstFocus(body: HTMLElement | null): (() => void) | undefined {
  if (!body) return undefined;
  const page = body.ownerDocument;
  const later = new MutationObserver(() => {
    const first = firstOf(body);
    if (!first) return;
    stop();
    const focused = page.activeElement;
    const isUnmoved = focused === page.body || body.closest('[role="dialog"]')?.contains(focused);
    if (isUnmoved) first.focus({ preventScroll: true });
  });
  function stop(): void {
    later.disconnect();
    page.removeEventListener('keydown', stop);
  }

  const first = firstOf(body);
  // The library focuses what has this mark.
  if (first) first.dataset.autofocus = '';
  else {
    later.observe(body, { childList: true, subtree: true });
    page.addEventListener('keydown', stop);
  }
  return stop;
}
