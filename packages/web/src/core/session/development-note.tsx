import { Text } from '@mantine/core';
import { googleCopy } from './google-copy.ts';
import { accountSignIn } from './use-google-sign-in.ts';

/** Says, where it is so, that this server only stands in for Google. */
export function DevelopmentNote({ id }: { id?: string }) {
  if (accountSignIn() !== 'development') return null;
  return (
    <Text {...(id === undefined ? {} : { id })} span display="block" size="xs" c="dimmed">
      {googleCopy.development}
    </Text>
  );
}
