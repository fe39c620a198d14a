import { UnstyledButton } from '@mantine/core';
import before from '../../../core/photo/before-layer.module.css';
import { BeforeLayer } from '../../../core/photo/before-layer.tsx';
import { Photo } from '../../../core/photo/photo.tsx';
import { useBefore } from '../../../core/photo/use-before.ts';
import { copy } from '../copy.ts';
import classes from '../images.module.css';
import projects from '../projects.module.css';
import { beforeOf, type ShownPicture } from '../shown-pictures.ts';

interface PictureButtonProps {
  picture: ShownPicture;
  /** Its width, as in the `sizes` attribute. */
  sizes: string;
  onOpen: (picture: ShownPicture) => void;
}

/** A picture that opens in the lightbox when it is pressed. */
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

/** The same with the name of its version on it. A divider, a long press or the B key shows the original photo. */
export function ComparedPictureButton({ picture, sizes, onOpen }: PictureButtonProps) {
  const { image, version } = picture;
  const original = beforeOf(picture);
  const { shown, frame, handlers } = useBefore(original !== null);
  return (
    <UnstyledButton
      className={classes.picture}
      aria-label={copy.view(image.name, version.label)}
      onClick={() => onOpen(picture)}
      {...handlers}
    >
      <span ref={frame} className={before.frame}>
        <Photo className={projects.cover} picture={version} alt="" sizes={sizes} detail="thumbnail" />
        <BeforeLayer
          shown={shown}
          label={version.label}
          before={
            original && (
              <Photo
                className={projects.cover}
                picture={original}
                alt=""
                sizes={sizes}
                detail="thumbnail"
                eager
              />
            )
          }
        />
      </span>
    </UnstyledButton>
  );
}
