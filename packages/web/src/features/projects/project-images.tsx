import type { Image, ProjectDetail, VersionId } from '@home-design/contract';
import { Switch, Title } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { copy } from './copy.ts';
import { ImageGroup } from './image-group.tsx';
import classes from './images.module.css';
import { PictureCard } from './picture-card.tsx';
import { type ShownPicture, shownPictures } from './shown-pictures.ts';

const PictureLightbox = lazy(async () => ({
  default: (await import('./picture-lightbox.tsx')).PictureLightbox,
}));
const VariationsDialog = lazy(async () => ({
  default: (await import('./variations-dialog.tsx')).VariationsDialog,
}));

/** The pictures of a project: by original or one by one, large when pressed, with all variations on demand. */
export function ProjectImages({ project }: { project: ProjectDetail }) {
  const [isGrouped, setIsGrouped] = useState(true);
  const [openedId, setOpenedId] = useState<VersionId | null>(null);
  const [variationsOf, setVariationsOf] = useState<Image | null>(null);
  const { images } = project;
  const pictures = shownPictures(images);
  const open = (picture: ShownPicture) => setOpenedId(picture.version.id);

  return (
    <section aria-labelledby="project-images">
      <div className={classes.toolbar}>
        <Title order={2} size="h4" id="project-images">
          {copy.images} ({images.length})
        </Title>
        <Switch
          className={classes.grouping}
          label={copy.groupByOriginal}
          checked={isGrouped}
          onChange={({ currentTarget }) => setIsGrouped(currentTarget.checked)}
        />
      </div>
      <ul className={classes.grid}>
        {isGrouped
          ? images.map((image) => (
              <li key={image.id}>
                <ImageGroup image={image} onOpen={open} onShowVariations={setVariationsOf} />
              </li>
            ))
          : pictures.map((picture) => (
              <li key={picture.version.id}>
                <PictureCard picture={picture} onOpen={open} />
              </li>
            ))}
      </ul>
      <Suspense>
        {openedId !== null && (
          <PictureLightbox pictures={pictures} openedId={openedId} onClose={() => setOpenedId(null)} />
        )}
        {variationsOf !== null && (
          <VariationsDialog project={project} image={variationsOf} onClose={() => setVariationsOf(null)} />
        )}
      </Suspense>
    </section>
  );
}
