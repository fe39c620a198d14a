/** Whether the browser can still ask for permission to show notifications. */
export const canAskForNotices = (): boolean =>
  typeof Notification !== 'undefined' && Notification.permission === 'default';

/** Asks for permission; false if the user refuses. */
export const askForNotices = async (): Promise<boolean> =>
  typeof Notification !== 'undefined' && (await Notification.requestPermission()) === 'granted';

/** Notifies a user who looks at another tab that work is finished, if they allowed it. */
export function announceOnDesktop(title: string, body: string): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted' || !document.hidden)
    return;
  try {
    const notice = new Notification(title, { body, tag: 'home-design-edit' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones allow notifications to service workers only. The tab's title tells it, too.
  }
}
