import type { TabText } from './browser-storage.ts';

/** Like `tabText`, but shared by all tabs and kept for later visits. Writing does nothing if the browser forbids it. */
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
      // The next page asks again.
    }
  },
  clear() {
    try {
      localStorage.removeItem(key);
    } catch {
      // The same as above.
    }
  },
});

/** Removes values with matching names, from this tab and from local storage. */
export function forgetStored(isMeant: (name: string) => boolean): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const name of Object.keys(storage).filter(isMeant)) storage.removeItem(name);
    }
  } catch {
    // Nothing was stored, either.
  }
}
