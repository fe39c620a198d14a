/** Whether this browser can show notifications, and what the person said to that. */
export function notifying(): 'on' | 'off' | 'not-asked' {
  // Browsers offer them on secure pages only.
  if (typeof Notification === 'undefined' || !window.isSecureContext) return 'off';
  if (Notification.permission === 'default') return 'not-asked';
  return Notification.permission === 'granted' ? 'on' : 'off';
}

/** Asks whether the browser may tell of finished work. To be called from a click. */
export async function askToNotify(): Promise<'on' | 'off' | 'not-asked'> {
  if (notifying() === 'not-asked') await Notification.requestPermission();
  return notifying();
}

/**
 * Tells of finished work outside the page, to people who look at something else and have allowed it.
 * @param about what it is about: several tabs that tell of the same thing make one notification
 */
export function notify(title: string, body: string, about: string): void {
  if (notifying() !== 'on' || !document.hidden) return;
  const notification = new Notification(title, { body, tag: about });
  notification.addEventListener('click', () => {
    window.focus();
    notification.close();
  });
}
