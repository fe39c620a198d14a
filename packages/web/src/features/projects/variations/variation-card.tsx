import type { Image, Version, VersionId } from '@home-design/contract';
import { Badge, Button, Checkbox, Text } from '@mantine/core';
import { Link } from 'react-router';
import { Photo } from '../../../core/photo/photo.tsx';
import { paths } from '../../../lib/addresses/paths.ts';
import { copy } from '../copy.ts';
import { dialogCopy } from '../dialog-copy.ts';
import classes from '../images.module.css';
import projects from '../projects.module.css';

interface VariationCardProps {
  image: Image;
  version: Version;
  /** Null when selecting is off. */
  selection: { isSelected: boolean; toggle: (id: VersionId) => void } | null;
  /** Whether it is the main version of its image. */
  isShown: boolean;
  isBusy: boolean;
  onSetPrimary: (version: Version) => void;
}

/** A version in the dialog, with actions: select, edit, and make primary. */
export function VariationCard({
  image,
  version,
  selection,
  isShown,
  isBusy,
  onSetPrimary,
}: VariationCardProps) {
  return (
    <article className={classes.variation} aria-label={version.label}>
      <Photo
        className={`${projects.cover} ${classes.variationPhoto}`}
        picture={version}
        alt={`${image.name}, ${version.label}`}
        sizes="(max-width: 36em) 100vw, 240px"
        detail="thumbnail"
      />
      {selection ? (
        <Checkbox
          className={classes.variationChoice}
          label={version.label}
          aria-label={dialogCopy.selectVersion(version.label)}
          checked={selection.isSelected}
          onChange={() => selection.toggle(version.id)}
        />
      ) : (
        <>
          <Text size="sm" fw={550}>
            {version.label}
          </Text>
          {isShown && !version.is_primary && <Badge variant="light">{dialogCopy.shownInProject}</Badge>}
          {version.is_primary && <Badge variant="light">{copy.primary}</Badge>}
          <div className={classes.variationActions}>
            <Button
              component={Link}
              to={paths.playground({ imageId: image.id, versionId: version.id })}
              variant="default"
            >
              {dialogCopy.editInPlayground}
            </Button>
            {!(version.is_primary && isShown) && (
              <Button variant="subtle" disabled={isBusy} onClick={() => onSetPrimary(version)}>
                {dialogCopy.setPrimary}
              </Button>
            )}
          </div>
        </>
      )}
    </article>
  );
}
