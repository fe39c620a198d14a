import { Text } from '@mantine/core';
import type { RulesOnEdit } from './judge-asked.ts';

/** What the publishing rules of the listing say of an edit, before the click. */
export function RulesNote({ id, rules }: { id: string; rules: RulesOnEdit | null }) {
  if (rules === null) return null;
  return (
    <Text id={id} size="sm" c={rules.rule === 'banned' ? 'red' : 'dimmed'} role="note">
      {rules.text}
    </Text>
  );
}
