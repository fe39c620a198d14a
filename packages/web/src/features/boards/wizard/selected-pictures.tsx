import { Text } from '@mantine/core';
import { Photo } from '../../../core/photo/photo.tsx';
import type { SelectedPicture } from './selected-picture.ts';
import classes from './wizard.module.css';
import { wizardCopy } from './wizard-copy.ts';

/** Small pictures of the new board, in their order. */
export function SelectedPictures({ pictures }: { pictures: readonly SelectedPicture[] }) {
  return (
    <div>
      <Text size="sm" fw={550} mb={6} id="selected-pictures">
        {wizardCopy.selected(pictures.length)}
      </Text>
      <ul className={classes.pictures} aria-labelledby="selected-pictures">
        {pictures.map(({ image, version }) => (
          <li key={version.id}>
            <Photo
              className={classes.picture}
              picture={version}
              alt={`${image.name}, ${version.label}`}
              sizes="112px"
              detail="thumbnail"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
