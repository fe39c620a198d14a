import { useEffect, useRef } from 'react';

/** Elements that use letters: text fields and lists. */
const TYPING =
  'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select, [contenteditable]';

/** Elements that use arrow keys, or scroll with them. */
const USES_ARROWS =
  'input, [role="radio"], [role="slider"], [role="application"], [role="menu"], [role="tab"], [role="listbox"]';

/**
 * Runs the action of a key pressed anywhere on the page, except while the user types.
 * @param actions by key; 'mod+k' is K with Ctrl or ⌘
 * @param where `beside-dialogs` leaves the keys to an open dialog
 */
export function useShortcuts(
  actions: Readonly<Record<string, () => void>>,
  where: 'beside-dialogs' | 'in-dialogs' = 'beside-dialogs',
): void {
  const latest = useRef(actions);
  latest.current = actions;

  useEffect(() => {
    const excluded = where === 'in-dialogs' ? TYPING : `${TYPING}, [role="dialog"]`;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return;
      const used = event.key.startsWith('Arrow') ? `${excluded}, ${USES_ARROWS}` : excluded;
      if (event.target instanceof Element && event.target.closest(used)) return;
      const isHeld = event.ctrlKey || event.metaKey;
      const action = latest.current[`${isHeld ? 'mod+' : ''}${event.key.toLowerCase()}`];
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [where]);
}
