import type { z } from 'zod';

/** A value kept in local storage under one key, as JSON. */
export interface StoredValue<Value> {
  /** The stored value, or the fallback when there is none or it cannot be read. */
  read(): Value;
  write(value: Value): void;
  clear(): void;
}

/**
 * What is read is parsed by the schema: anything else, an older shape included, counts as absent. Browsers
 * that forbid local storage make every read answer the fallback, and writes do nothing.
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
        // Storage is full or forbidden; what was remembered is a convenience only.
      }
    },
    clear() {
      try {
        localStorage.removeItem(key);
      } catch {
        // As above.
      }
    },
  };
}

/** Whether there is anything under the key, readable or not. */
export function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** A text that this tab alone keeps, until it is closed. */
export interface TabText {
  /** Null also where the browser forbids it. */
  read(): string | null;
  /** @throws DOMException when the browser keeps nothing */
  write(text: string): void;
  clear(): void;
}

/** For what must be found again after the tab has been at another site. */
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
