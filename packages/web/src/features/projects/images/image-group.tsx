import type { Image, ImageId, Version } from '@home-design/contract';
import { Button, Checkbox, Group, Text } from '@mantine/core';
import { IconVersions } from '@tabler/icons-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { PhotoName } from '../../../core/photo-name/photo-name.tsx';
import { paths } from '../../../lib/addresses/paths.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { copy } from '../copy.ts';
import classes from '../images.module.css';
import { finishedVersions, type ShownPicture, standingVersion } from '../shown-pictures.ts';
import { EditButton } from './edit-button.tsx';
import { type PhotoAct, PhotoMenu } from './photo-menu.tsx';
import { ComparedPictureButton, PictureButton } from './picture-button.tsx';

/** How many versions are shown below the main one; the dialog has all of them. */
const STRIP = 4;

interface ImageGroupProps {
  image: Image;
  /** Null when selecting is off. */
  isSelected: boolean | null;
  onToggle: (id: ImageId) => void;
  onOpen: (picture: ShownPicture) => void;
  onShowVariations: (image: Image) => void;
  onAct: (act: PhotoAct, image: Image) => void;
}

/**
 * A photo with its main version, the original, and some variations. It renders again only when it changes, as there may
 * be a thousand.
 */
export const ImageGroup = memo(function ImageGroup(props: ImageGroupProps) {
  const { image, isSelected, onToggle, onOpen, onShowVariations, onAct } = props;
  const shown = standingVersion(image);
  if (!shown) return null;
  const others = finishedVersions(image).filter((version) => version !== shown);
  const strip = stripOf(others);
  const hidden = others.length - strip.length;

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
      <ComparedPictureButton
        picture={{ image, version: shown }}
        sizes="(max-width: 36em) 100vw, 400px"
        onOpen={isSelected === null ? onOpen : () => onToggle(image.id)}
      />
      <div className={`${classes.groupText} ${classes.withMenu}`}>
        <PhotoName image={image}>
          <Link
            to={paths.playground({ imageId: image.id, versionId: shown.id })}
            className={classes.name}
            title={image.name}
          >
            {image.name}
          </Link>
        </PhotoName>
        <Text size="xs" c="dimmed">
          {image.width} × {image.height} · {copy.versionCount(image.versions.length)}
        </Text>
        <PhotoMenu image={image} onAct={onAct} />
      </div>
      {others.length === 0 ? (
        <Text size="sm" c="dimmed" className={classes.none}>
          {copy.noVariations}
        </Text>
      ) : (
        <ul className={classes.strip}>
          {strip.map((version) => (
            <li key={version.id}>
              <PictureButton picture={{ image, version }} sizes="120px" onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
      <Group gap={4} justify="space-between" className={classes.cardActions}>
        <EditButton picture={{ image, version: shown }} />
        <Button
          variant="subtle"
          px="sm"
          leftSection={<IconVersions size={18} stroke={ICON_STROKE} aria-hidden />}
          aria-label={copy.variationsOf(image.name)}
          onClick={() => onShowVariations(image)}
        >
          {copy.showVariations}
          {hidden > 0 && ` (+${hidden})`}
        </Button>
      </Group>
    </article>
  );
});

/** The original and the newest of the others. */
function stripOf(others: readonly Version[]): readonly Version[] {
  const [first, ...rest] = others;
  if (first?.kind !== 'original') return others.slice(-STRIP);
  return [first, ...rest.slice(-(STRIP - 1))];
}
