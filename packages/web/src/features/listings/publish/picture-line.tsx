import type { PlannedPicture, PublicationPlan } from '@home-design/contract';
import { Text } from '@mantine/core';
import { publishCopy as copy } from './copy.ts';
import classes from './publish.module.css';

interface PictureLineProps {
  picture: PlannedPicture;
  destination: PublicationPlan['destinations'][number] | undefined;
}

/** A planned picture: its version, file name, size and label. */
export function PictureLine({ picture, destination }: PictureLineProps) {
  const { file, label, caption, width, height, is_companion: isCompanion } = picture;
  return (
    <li className={classes.picture}>
      <img
        src={picture.thumbnail_url}
        alt={copy.pictureOf(file)}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className={classes.thumbnail}
      />
      <div className={classes.pictureText}>
        <Text fw={550}>{file}</Text>
        {destination && (
          <Text size="sm" c="dimmed">
            {copy.size(width, height, destination)}
          </Text>
        )}
        {isCompanion && <Text size="sm">{copy.companion}</Text>}
        <Text size="sm">{label === null ? copy.noLabel : copy.label(label)}</Text>
        <Text size="sm" c="dimmed">
          {caption}
        </Text>
      </div>
    </li>
  );
}
