import type { ImageId, ListingPageState } from '@home-design/contract';
import { Checkbox, Title } from '@mantine/core';
import { pageCopy as copy } from './page-copy.ts';
import type { usePageActs } from './page-queries.ts';
import classes from './page-section.module.css';

interface PagePhotosProps {
  state: ListingPageState;
  change: ReturnType<typeof usePageActs>['change'];
}

/** The photos of the page, in the order of the listing. */
export function PagePhotos({ state: { photos, settings }, change }: PagePhotosProps) {
  if (photos.length === 0) return null;
  const leftOut = new Set((change.isPending ? change.variables.left_out : undefined) ?? settings.left_out);
  const shown = photos.filter(({ image, banned }) => banned === null && !leftOut.has(image));

  function toggle(image: ImageId, isShown: boolean): void {
    const others = settings.left_out.filter((id) => id !== image);
    change.mutate({ left_out: isShown ? others : [...others, image] });
  }

  return (
    <div>
      <Title order={4} size="h5">
        {copy.photos(shown.length, photos.length)}
      </Title>
      <ul className={classes.photos}>
        {photos.map(({ image, name, thumbnail_url, banned, label }) => (
          <li key={image} data-out={banned !== null || leftOut.has(image) || undefined}>
            {/* biome-ignore lint/a11y/noLabelWithoutControl: the box is in it */}
            <label className={classes.photo}>
              <img src={thumbnail_url} alt="" loading="lazy" />
              <Checkbox
                size="md"
                className={classes.box ?? ''}
                aria-label={copy.showPhoto(name)}
                checked={banned === null && !leftOut.has(image)}
                disabled={banned !== null || change.isPending}
                onChange={({ currentTarget }) => toggle(image, currentTarget.checked)}
              />
              <span>{name}</span>
              {banned !== null && <small data-banned>{copy.banned(banned)}</small>}
              {banned === null && label !== null && <small>{copy.label(label)}</small>}
            </label>
          </li>
        ))}
      </ul>
    </div>
  );
}
