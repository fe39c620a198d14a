/** Whether the person has not said yet whether this site may show notices outside its tab. */
export const canAskForNotices = (): boolean =>
  typeof Notification !== 'undefined' && Notification.permission === 'default';

/** Asks the person; false when they do not want it. */
export const askForNotices = async (): Promise<boolean> =>
  typeof Notification !== 'undefined' && (await Notification.requestPermission()) === 'granted';

/** Tells that work is finished to somebody who looks at something else, if they allowed that. */
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
    // Some phones allow notices to service workers only; the title says it all the same.
  }
}
