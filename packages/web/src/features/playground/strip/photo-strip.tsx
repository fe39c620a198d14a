import type { Image, Version } from '@home-design/contract';
import { pictureOfImage } from '../../../core/photo/picture.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { useShortcuts } from '../../../ui/shortcuts/use-shortcuts.ts';
import { copy } from '../base/copy.ts';
import { usePhotosBeside } from '../base/use-photos-beside.ts';
import { usePlace } from '../base/use-place.ts';
import classes from './strip.module.css';
import { StripPart } from './strip-part.tsx';

interface PhotoStripProps {
  image: Image;
  /** Oldest first. */
  versions: readonly Version[];
  selected: Version | null;
  onVersion: () => void;
}

/** Below the picture: the photos of its project, and the versions of this one. Arrow keys go from photo to photo. */
export function PhotoStrip({ image, versions, selected, onVersion }: PhotoStripProps) {
  const { openImage } = usePlace();
  const { photos, place, count } = usePhotosBeside(image);
  const here = photos.findIndex(({ id }) => id === image.id);

  function step(by: number): void {
    const next = photos[here + by];
    if (here >= 0 && next) openImage(next.id);
  }
  useShortcuts({ arrowleft: () => step(-1), arrowright: () => step(1) });

  return (
    <section className={classes.strip} aria-label={copy.stripLabel}>
      {count > 1 && (
        <StripPart
          title={copy.photos}
          about={copy.photoAt(place + 1, count)}
          entries={photos.map((photo) => ({
            id: photo.id,
            name: photo.name,
            picture: pictureOfImage(photo),
            to: paths.playground({ imageId: photo.id }),
            isChosen: photo.id === image.id,
          }))}
        />
      )}
      <StripPart
        title={copy.versions}
        entries={versions
          .filter(({ status }) => status === 'completed')
          .map((version) => ({
            id: version.id,
            name: version.label,
            picture: version,
            to: paths.playground({ imageId: image.id, versionId: version.id }),
            isChosen: version.id === selected?.id,
          }))}
        onChoose={onVersion}
      />
    </section>
  );
}
