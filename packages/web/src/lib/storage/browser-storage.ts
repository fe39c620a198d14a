import type { z } from 'zod';

/** A value kept in local storage under one key, as JSON. */
export interface StoredValue<Value> {
  /** The stored value, or the fallback if there is none or it cannot be read. */
  read(): Value;
  write(value: Value): void;
  clear(): void;
}

/**
 * The stored value is parsed with the schema: anything else, older shapes too, counts as absent. Reads return the
 * fallback and writes do nothing in browsers that forbid local storage.
 */
export function storedValue<Schema extends z.ZodType>(
  key: string,
  schema: Schema,
  fallback: z.output<Schema>,
): StoredValue<z.output<Schema>> {
  return {
    read() {
      try {
        const text = localStorage.getItem(key);
        if (text === null) return fallback;
        const parsed = schema.safeParse(JSON.parse(text));
        return parsed.success ? parsed.data : fallback;
      } catch {
        return fallback;
      }
    },
    write(value) {
      try {
        localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Storage is full or forbidden; the value is only a convenience.
      }
    },
    clear() {
      try {
        localStorage.removeItem(key);
      } catch {
        // The same as above.
      }
    },
  };
}

/** Whether there is a value under the key, readable or not. */
export function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** A text of this tab alone, kept until the tab is closed. */
export interface TabText {
  /** Null also in browsers that forbid storage. */
  read(): string | null;
  /** @throws DOMException if the browser cannot store it */
  write(text: string): void;
  clear(): void;
}

/** For values that are needed after the tab was at another site. */
export function tabText(key: string): TabText {
  const orNothing = <Value>(touch: () => Value): Value | null => {
    try {
      return touch();
    } catch {
      return null;
    }
  };
  return {
    read: () => orNothing(() => sessionStorage.getItem(key)),
    write: (text) => sessionStorage.setItem(key, text),
    clear: () => void orNothing(() => sessionStorage.removeItem(key)),
  };
}
