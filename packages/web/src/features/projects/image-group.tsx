import type { Image, ImageId } from '@home-design/contract';
import { Button, Checkbox, Text } from '@mantine/core';
import { IconVersions } from '@tabler/icons-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { copy } from './copy.ts';
import classes from './images.module.css';
import { PictureButton } from './picture-button.tsx';
import { finishedVersions, type ShownPicture } from './shown-pictures.ts';

/** Variations shown below the original; the dialog has them all. */
const STRIP = 4;

interface ImageGroupProps {
  image: Image;
  /** Null while nothing is being selected. */
  isSelected: boolean | null;
  onToggle: (id: ImageId) => void;
  onOpen: (picture: ShownPicture) => void;
  onShowVariations: (image: Image) => void;
}

/** An original with what was made of it; drawn again only when something of it changes, as there may be a thousand. */
export const ImageGroup = memo(function ImageGroup(props: ImageGroupProps) {
  const { image, isSelected, onToggle, onOpen, onShowVariations } = props;
  const [original, ...variations] = finishedVersions(image);
  if (!original) return null;
  const hidden = variations.length - STRIP;

  return (
    <article className={classes.group} aria-label={image.name} data-selected={isSelected || undefined}>
      {isSelected !== null && (
        <div className={classes.select}>
          <Checkbox
            size="md"
            aria-label={copy.selectPhoto(image.name)}
            checked={isSelected}
            onChange={() => onToggle(image.id)}
          />
        </div>
      )}
      <PictureButton
        picture={{ image, version: original }}
        sizes="(max-width: 36em) 100vw, 400px"
        onOpen={isSelected === null ? onOpen : () => onToggle(image.id)}
      />
      <div className={classes.groupText}>
        <Link to={paths.playground({ imageId: image.id })} className={classes.name} title={image.name}>
          {image.name}
        </Link>
        <Text size="xs" c="dimmed">
          {image.width} × {image.height} · {copy.versionCount(image.versions.length)}
        </Text>
      </div>
      {variations.length === 0 ? (
        <Text size="sm" c="dimmed" className={classes.none}>
          {copy.noVariations}
        </Text>
      ) : (
        <ul className={classes.strip}>
          {variations.slice(-STRIP).map((version) => (
            <li key={version.id}>
              <PictureButton picture={{ image, version }} sizes="120px" onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="subtle"
        className={classes.touch}
        leftSection={<IconVersions size={18} stroke={ICON_STROKE} aria-hidden />}
        aria-label={copy.variationsOf(image.name)}
        onClick={() => onShowVariations(image)}
      >
        {copy.showVariations}
        {hidden > 0 && ` (+${hidden})`}
      </Button>
    </article>
  );
});
