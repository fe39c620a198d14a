/** How long a notice stays in the title of a tab in view. */
const NOTICE_MS = 5_000;

let takeBack: (() => void) | null = null;

/**
 * Puts a short notice before the tab's title, so that finished work is seen from another tab. It is removed when
 * the tab comes into view, or after a few seconds in a tab that is in view.
 */
export function announceInTitle(notice: string): void {
  takeBack?.();
  const title = document.title;
  const announced = `${notice} · ${title}`;
  document.title = announced;

  let timer: ReturnType<typeof setTimeout> | undefined;
  const restore = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', whenSeen);
    takeBack = null;
    // A page opened meanwhile has set its own title, which stays.
    if (document.title === announced) document.title = title;
  };
  const whenSeen = () => {
    if (!document.hidden) timer = setTimeout(restore, NOTICE_MS);
  };
  takeBack = restore;
  document.addEventListener('visibilitychange', whenSeen);
  whenSeen();
}
