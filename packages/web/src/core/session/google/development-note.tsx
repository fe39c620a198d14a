import { Text } from '@mantine/core';
import { googleCopy } from './google-copy.ts';
import { accountSignIn } from './use-google-sign-in.ts';

/** A note on servers with a stand-in for Google's sign-in. */
export function DevelopmentNote({ id }: { id?: string }) {
  if (accountSignIn() !== 'development') return null;
  return (
    <Text {...(id === undefined ? {} : { id })} span display="block" size="xs" c="dimmed">
      {googleCopy.development}
    </Text>
  );
}
