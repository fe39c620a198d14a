import type { GalleryImage, GalleryItem } from '@home-design/contract';
import type { DesignPicture } from '../../schema/gallery-tables.ts';
import type { GalleryRow } from './store.ts';

/** Widths of the files of a picture: large and small. */
const DESIGN_WIDTHS = { large: 960, small: 480 } as const;

/** A design as the public sees it. */
export function galleryItemView(row: GalleryRow): GalleryItem {
  const { id, title, description, author, tags, likes, views, shares, featured, premium } = row;
  return {
    id,
    title,
    description,
    images: row.images.map(imageView),
    author,
    tags,
    stats: { likes, views, shares },
    featured,
    premium,
    category: row.category,
    style: row.style,
    roomType: row.roomType,
    location: row.location,
    published_at: row.publishedAt.toISOString(),
    liked: row.liked,
  };
}

/** Address of a file that comes with the web app. */
export const designAddress = (picture: string, size: keyof typeof DESIGN_WIDTHS): string =>
  `/${picture}-${DESIGN_WIDTHS[size]}.webp`;

function imageView({ picture, before, caption, width, height }: DesignPicture): GalleryImage {
  const large = designAddress(picture, 'large');
  return {
    caption,
    transformed_url: large,
    thumbnail_url: designAddress(picture, 'small'),
    original_url: before === null ? null : designAddress(before, 'large'),
    download_url: large,
    width,
    height,
  };
}
