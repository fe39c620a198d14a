import type { TabText } from './browser-storage.ts';

/** As `tabText`, for what all tabs share and every later visit finds; writing does nothing where the browser forbids it. */
export const browserText = (key: string): TabText => ({
  read() {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(text) {
    try {
      localStorage.setItem(key, text);
    } catch {
      // Asked for again with the next page.
    }
  },
  clear() {
    try {
      localStorage.removeItem(key);
    } catch {
      // As above.
    }
  },
});

/** Forgets what others have left under such names, in this tab and for good. */
export function forgetStored(isMeant: (name: string) => boolean): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const name of Object.keys(storage).filter(isMeant)) storage.removeItem(name);
    }
  } catch {
    // Nothing was kept, either.
  }
}
