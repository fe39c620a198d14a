import { randomId } from '../random-id.ts';

/** The idempotency keys of creates. */
export interface RepeatKeys {
  /** The key of this content: the last one if the outcome of its create is unknown, else a new one. */
  keyFor(content: unknown): string;
  /** The create is done: the same content gets a new key after this. */
  succeeded(): void;
}

/** Makes a create repeatable after a lost answer, without creating twice. Other content gets another key. */
export function createRepeatKeys(): RepeatKeys {
  let sent: { content: string; key: string } | null = null;
  return {
    keyFor(content) {
      const text = JSON.stringify(content);
      if (sent?.content !== text) sent = { content: text, key: randomId() };
      return sent.key;
    },
    succeeded() {
      sent = null;
    },
  };
}
