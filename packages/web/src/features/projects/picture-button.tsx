import { UnstyledButton } from '@mantine/core';
import { Photo } from '../../core/photo/photo.tsx';
import { copy } from './copy.ts';
import classes from './images.module.css';
import projects from './projects.module.css';
import type { ShownPicture } from './shown-pictures.ts';

interface PictureButtonProps {
  picture: ShownPicture;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  onOpen: (picture: ShownPicture) => void;
}

/** A picture that opens large when it is pressed. */
export function PictureButton({ picture, sizes, onOpen }: PictureButtonProps) {
  const { image, version } = picture;
  return (
    <UnstyledButton
      className={classes.picture}
      aria-label={copy.view(image.name, version.label)}
      onClick={() => onOpen(picture)}
    >
      <Photo className={projects.cover} picture={version} alt="" sizes={sizes} detail="thumbnail" />
    </UnstyledButton>
  );
}
