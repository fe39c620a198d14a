import { Text } from '@mantine/core';
import { useState } from 'react';
import { isReachable, whenReachable } from '../../../../lib/api/connection.ts';

interface PiecePictureProps {
  kind: string;
  shape: string;
  name: string;
}

/** The picture of a piece with its name, inside a card that is pressed. It is loaded when it comes into view. */
export function PiecePicture({ kind, shape, name }: PiecePictureProps) {
  const [attempt, setAttempt] = useState(0);
  const [isMissing, setMissing] = useState(false);

  /** A picture that is missing because the server is away is loaded again later. */
  async function onError(): Promise<void> {
    setMissing(true);
    if (await isReachable()) return;
    await whenReachable();
    setMissing(false);
    setAttempt((count) => count + 1);
  }

  return (
    <>
      <img
        key={attempt}
        // Browsers draw a torn page in place of a missing picture.
        style={isMissing ? { visibility: 'hidden' } : undefined}
        onError={() => void onError()}
        src={`/furniture/${kind}-${shape}.webp`}
        alt=""
        width={100}
        height={80}
        loading="lazy"
        decoding="async"
      />
      <Text component="span" size="xs" lh={1.2}>
        {name}
      </Text>
    </>
  );
}
