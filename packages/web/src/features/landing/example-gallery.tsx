import { ROOM_STYLES, type StyleSelection } from '@home-design/contract';
import { useState } from 'react';
import { DEFAULT_ROOM_PICTURE, roomPicture } from '../../core/styled-rooms/images.ts';
import { LIGHTING_WORDS, STYLE_WORDS, WALL_COLOR_WORDS } from '../../core/styled-rooms/room-words.ts';
import { useStyledImages } from '../../core/styled-rooms/use-styled-images.ts';
import { tourOf } from './selector-choices.ts';
import { selectorCopy } from './selector-copy.ts';
import classes from './style-selector.module.css';

/** The living room in every style with pictures. */
export function ExampleGallery() {
  const images = useStyledImages();
  if (images === null) return null;
  const shown = tourOf(ROOM_STYLES).flatMap((tour) => {
    const selection = { ...tour, watermark: false };
    const picture = roomPicture(images, selection);
    return picture === null ? [] : [{ selection, picture }];
  });
  return (
    <ul className={classes.gallery}>
      {shown.map(({ selection, picture }) => (
        <li key={selection.style}>
          <Example selection={selection} picture={picture} />
        </li>
      ))}
    </ul>
  );
}

function Example({ selection, picture }: { selection: StyleSelection; picture: string }) {
  const [isMissing, setMissing] = useState(false);
  const { style, lighting, wallColor } = selection;
  return (
    <figure className={classes.example}>
      <img
        src={isMissing ? DEFAULT_ROOM_PICTURE : picture}
        alt={selectorCopy.alt(selection)}
        width={1280}
        height={853}
        loading="lazy"
        onError={() => setMissing(true)}
      />
      <figcaption>
        {STYLE_WORDS[style]}: {LIGHTING_WORDS[lighting].toLowerCase()},{' '}
        {WALL_COLOR_WORDS[wallColor].toLowerCase()}
      </figcaption>
    </figure>
  );
}
