import type { PlannedPhoto, PlannedPicture, PublicationPlan, VersionId } from '@home-design/contract';
import { ActionIcon, Checkbox, NativeSelect, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { CaptionField } from './caption-field.tsx';
import { publishCopy as copy } from './copy.ts';
import { PictureLine } from './picture-line.tsx';
import classes from './publish.module.css';
import type { PlanChanges } from './use-plan-changes.ts';

interface PhotoCardProps {
  photo: PlannedPhoto;
  /** From 0. */
  place: number;
  count: number;
  /** The pictures that are made of it. */
  pictures: readonly PlannedPicture[];
  destinations: PublicationPlan['destinations'];
  changes: PlanChanges;
  onMove: (to: number) => void;
}

/** One photo of the plan: its place, version and caption, and the pictures that are made of it. */
export function PhotoCard({ photo, place, count, pictures, destinations, changes, onMove }: PhotoCardProps) {
  const { name, is_left_out: isOut, versions } = photo;
  return (
    <>
      <div className={classes.photoHead}>
        <Checkbox
          size="md"
          label={name}
          aria-label={copy.include(name)}
          checked={!isOut}
          onChange={({ currentTarget }) => changes.include(photo, currentTarget.checked)}
        />
        <div className={classes.places}>
          <NativeSelect
            size="md"
            aria-label={copy.placeOf(name)}
            value={String(place)}
            data={Array.from({ length: count }, (_, at) => ({ value: String(at), label: String(at + 1) }))}
            onChange={({ currentTarget }) => onMove(Number(currentTarget.value))}
          />
          <ActionIcon
            variant="default"
            aria-label={copy.earlier(name)}
            disabled={place === 0}
            onClick={() => onMove(place - 1)}
          >
            <IconArrowUp size={20} stroke={ICON_STROKE} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="default"
            aria-label={copy.later(name)}
            disabled={place === count - 1}
            onClick={() => onMove(place + 1)}
          >
            <IconArrowDown size={20} stroke={ICON_STROKE} aria-hidden />
          </ActionIcon>
        </div>
      </div>
      {isOut ? (
        <Text size="sm" c="dimmed">
          {copy.leftOut}
        </Text>
      ) : (
        <>
          <div className={classes.fields}>
            {versions.length > 1 && (
              <NativeSelect
                size="md"
                label={copy.shownVersion}
                aria-label={copy.versionOf(name)}
                value={photo.version}
                data={versions.map(({ version, label, is_original: isOriginal }) => ({
                  value: version,
                  label: isOriginal ? copy.originalVersion : label,
                }))}
                onChange={({ currentTarget }) => changes.showVersion(photo, currentTarget.value as VersionId)}
              />
            )}
            <CaptionField photo={photo} onChange={(caption) => changes.describe(photo, caption)} />
          </div>
          <ul className={classes.pictures} aria-label={name}>
            {pictures.map((picture) => (
              <PictureLine
                key={`${picture.destination} ${picture.version} ${picture.is_companion}`}
                picture={picture}
                destination={destinations.find(({ id }) => id === picture.destination)}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
