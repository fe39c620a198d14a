import type { ListingPagePhoto } from '@home-design/contract';
import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { CompareSlider } from '../../core/photo/compare-slider.tsx';
import { Photo } from '../../core/photo/photo.tsx';
import { Stage } from '../../core/photo/stage.tsx';
import { copy } from './copy.ts';
import { nameOf, pictureOf } from './page-picture.ts';
import classes from './pictures.module.css';

/** Compares altered pictures with their original photos, one at a time, with a movable divider. */
export function Comparisons({ photos }: { photos: readonly ListingPagePhoto[] }) {
  const compared = photos.flatMap((photo, index) =>
    photo.original ? [{ photo, original: photo.original, name: nameOf(photo, index + 1) }] : [],
  );
  const [key, setKey] = useState(compared[0]?.photo.key);
  const shown = compared.find(({ photo }) => photo.key === key) ?? compared[0];
  if (!shown) return null;
  return (
    <div className={classes.comparisons}>
      <Stage width={shown.photo.width} height={shown.photo.height}>
        <CompareSlider
          key={shown.photo.key}
          before={{
            picture: pictureOf(shown.original),
            side: copy.before,
            name: copy.original,
            alt: copy.original,
          }}
          after={{
            picture: pictureOf(shown.photo),
            side: copy.afterWith(shown.photo.label),
            name: shown.name,
            alt: shown.name,
          }}
          sizes="(min-width: 62em) 48rem, 92vw"
        />
      </Stage>
      {compared.length > 1 && (
        <ul className={classes.strip}>
          {compared.map(({ photo, name }) => (
            <li key={photo.key}>
              <UnstyledButton
                className={classes.tile}
                aria-label={copy.comparisonOf(name)}
                aria-pressed={photo.key === shown.photo.key}
                onClick={() => setKey(photo.key)}
              >
                <Photo picture={pictureOf(photo)} alt="" sizes="8rem" detail="thumbnail" />
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
