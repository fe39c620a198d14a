import { randomId } from './random-id.ts';

/** Keys under which creates are sent. */
export interface RepeatKeys {
  /** The key for this content: a new one, unless the same content was sent and nobody knows what became of it. */
  keyFor(content: unknown): string;
  /** It was made: the same content would be another one now. */
  succeeded(): void;
}

/** Lets a create be sent again after its answer was lost, without making two; other content gets another key. */
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
