import type { Image, ImageId, ProjectDetail, VersionId } from '@home-design/contract';
import { Button, Skeleton, Text } from '@mantine/core';
import { Suspense, useCallback, useState } from 'react';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { copy } from '../copy.ts';
import classes from '../images.module.css';
import { useImageSelection } from '../selection/use-image-selection.ts';
import { type ShownPicture, shownPictures } from '../shown-pictures.ts';
import { ImageGrid } from './image-grid.tsx';
import { ImagesToolbar } from './images-toolbar.tsx';
import { type AskedPhoto, PhotoDialogs } from './photo-dialogs.tsx';
import type { PhotoAct } from './photo-menu.tsx';
import { isFiltering, passes, tagNamesOf, usePictureFilter } from './use-picture-filter.ts';

const PictureLightbox = lazyPart(
  async () => (await import('../lightbox/picture-lightbox.tsx')).PictureLightbox,
  'dialog',
);
const VariationsDialog = lazyPart(
  async () => (await import('../variations/variations-dialog.tsx')).VariationsDialog,
  'dialog',
);
const SelectionBar = lazyPart(
  async () => (await import('../selection/selection-bar.tsx')).SelectionBar,
  'line',
);
const TagsDialog = lazyPart(
  async () => (await import('../../../core/tags/tags-dialog.tsx')).TagsDialog,
  'dialog',
);
const ArrangePhotos = lazyPart(
  async () => (await import('../arrange/arrange-photos.tsx')).ArrangePhotos,
  'block',
);

/** The pictures of a project, grouped by original or one by one, with the lightbox and the dialog of variations. */
export function ProjectImages({ project }: { project: ProjectDetail }) {
  const { images } = project;
  const [isArranging, setIsArranging] = useState(false);
  const [wantsGroups, setWantsGroups] = useState(true);
  const [filter, setFilter] = usePictureFilter();
  const { isSelecting, selected, start, end } = useImageSelection(images);
  const [openedId, setOpenedId] = useState<VersionId | null>(null);
  const [variationsId, setVariationsId] = useState<ImageId | null>(null);
  const [taggedId, setTaggedId] = useState<VersionId | null>(null);
  const [asked, setAsked] = useState<AskedPhoto | null>(null);

  // Selecting is by whole photos, and filtering by single pictures.
  const isGrouped = isSelecting || (wantsGroups && !isFiltering(filter));
  const all = shownPictures(images);
  const pictures = isGrouped ? all : all.filter(passes(filter));
  const isChosen = new Set(selected);
  const variationsOf = images.find(({ id }) => id === variationsId);
  const tagged = all.find(({ version }) => version.id === taggedId);
  const showVariations = useCallback((image: Image) => setVariationsId(image.id), []);
  const ask = useCallback((act: PhotoAct, image: Image) => setAsked({ act, image }), []);
  const open = useCallback((picture: ShownPicture) => setOpenedId(picture.version.id), []);

  if (isArranging) {
    return (
      <Suspense fallback={<Skeleton height={320} />}>
        <ArrangePhotos project={project} onDone={() => setIsArranging(false)} />
      </Suspense>
    );
  }
  return (
    <section aria-labelledby="project-images">
      <ImagesToolbar
        count={images.length}
        filter={filter}
        tagNames={tagNamesOf(images)}
        hasFavorites={all.some(({ version }) => version.is_favorite)}
        onFilter={setFilter}
        isGrouped={isGrouped}
        mayGroup={!isSelecting && !isFiltering(filter)}
        onGroup={setWantsGroups}
        isSelecting={isSelecting}
        onSelect={isSelecting ? end : start}
        onArrange={images.length > 1 && !isSelecting ? () => setIsArranging(true) : undefined}
      />
      <ImageGrid
        images={images}
        pictures={pictures}
        filter={filter}
        isGrouped={isGrouped}
        chosen={isSelecting ? isChosen : null}
        on={{ open, showVariations, ask, tag: ({ version }) => setTaggedId(version.id) }}
      />
      {pictures.length === 0 && (
        <div className={classes.nothing} role="status">
          <Text c="dimmed">{copy.nothingPasses}</Text>
          <Button size="sm" variant="default" onClick={() => setFilter({ onlyFavorites: false, tag: null })}>
            {copy.showAll}
          </Button>
        </div>
      )}
      <Suspense>
        {isSelecting && <SelectionBar project={project} selected={selected} onEnd={end} />}
        {openedId !== null && (
          <PictureLightbox
            pictures={pictures}
            openedId={openedId}
            onClose={() => setOpenedId(null)}
            onMove={(image) => {
              setOpenedId(null);
              ask('move', image);
            }}
          />
        )}
        {variationsOf && (
          <VariationsDialog project={project} image={variationsOf} onClose={() => setVariationsId(null)} />
        )}
        {tagged && (
          <TagsDialog
            opened
            version={tagged.version}
            name={`${tagged.image.name}, ${tagged.version.label}`}
            onClose={() => setTaggedId(null)}
          />
        )}
      </Suspense>
      <PhotoDialogs projectId={project.id} asked={asked} onClose={() => setAsked(null)} />
    </section>
  );
}
