import type { Image, ImageId } from '@home-design/contract';
import { toggleSelected } from '../../../core/store/client-store.ts';
import { GrowingGrid } from '../growing-grid.tsx';
import type { ShownPicture } from '../shown-pictures.ts';
import { ImageGroup } from './image-group.tsx';
import type { PhotoAct } from './photo-menu.tsx';
import { PictureCard } from './picture-card.tsx';
import type { PictureFilter } from './use-picture-filter.ts';

interface ImageGridProps {
  images: readonly Image[];
  pictures: readonly ShownPicture[];
  filter: PictureFilter;
  /** Whether the versions of an image stand together. */
  isGrouped: boolean;
  /** The selected images; null: nothing is being selected. */
  chosen: ReadonlySet<ImageId> | null;
  on: {
    open: (picture: ShownPicture) => void;
    showVariations: (image: Image) => void;
    ask: (act: PhotoAct, image: Image) => void;
    tag: (picture: ShownPicture) => void;
  };
}

/** The pictures of a project: one card for each image, or one for each picture. */
export function ImageGrid({ images, pictures, filter, isGrouped, chosen, on }: ImageGridProps) {
  if (isGrouped)
    return (
      <GrowingGrid items={images} mark="groups" keyOf={({ id }) => id}>
        {(image) => (
          <ImageGroup
            image={image}
            isSelected={chosen?.has(image.id) ?? null}
            onToggle={toggleSelected}
            onOpen={on.open}
            onShowVariations={on.showVariations}
            onAct={on.ask}
          />
        )}
      </GrowingGrid>
    );
  return (
    <GrowingGrid
      items={pictures}
      mark={`${filter.onlyFavorites} ${filter.tag}`}
      keyOf={({ version }) => version.id}
    >
      {(picture) => <PictureCard picture={picture} onOpen={on.open} onTags={on.tag} onAct={on.ask} />}
    </GrowingGrid>
  );
}
