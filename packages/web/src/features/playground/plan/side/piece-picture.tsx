import { Text } from '@mantine/core';

interface PiecePictureProps {
  kind: string;
  shape: string;
  name: string;
}

/** The picture of a piece with its name, inside a card that is pressed. It is loaded when it comes into view. */
export function PiecePicture({ kind, shape, name }: PiecePictureProps) {
  return (
    <>
      <img
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
