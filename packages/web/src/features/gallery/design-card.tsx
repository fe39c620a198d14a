import { GALLERY_TAGS_SHOWN, type GalleryItem } from '@home-design/contract';
import { UnstyledButton } from '@mantine/core';
import { IconEye, IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { abbreviated } from './abbreviated.ts';
import { AuthorLine } from './author-line.tsx';
import classes from './card.module.css';
import { copy } from './copy.ts';
import { Marks } from './marks.tsx';
import { TagList } from './tag-list.tsx';

/** The layout of the gallery. */
export type GalleryLayout = 'grid' | 'list';

interface DesignCardProps {
  item: GalleryItem;
  layout: GalleryLayout;
  /** Whether the card is in sight when the page opens. */
  isFirst: boolean;
  onOpen: () => void;
  onLike: () => void;
}

const SIZES: Record<GalleryLayout, string> = {
  grid: '(min-width: 118rem) 16vw, (min-width: 100rem) 19vw, (min-width: 75rem) 24vw, (min-width: 56rem) 32vw, (min-width: 30rem) 48vw, 94vw',
  list: '(min-width: 40rem) 20rem, 94vw',
};
const icon = { size: 18, stroke: ICON_STROKE, 'aria-hidden': true } as const;

/** A design: its picture, its facts and its author. Pressing the card anywhere opens the design. */
export function DesignCard({ item, layout, isFirst, onOpen, onLike }: DesignCardProps) {
  const { title, stats, liked, tags } = item;
  const [image] = item.images;
  return (
    <article className={classes.card} data-layout={layout} aria-label={title}>
      <div className={classes.cover}>
        {image && (
          <img
            src={image.thumbnail_url}
            srcSet={`${image.thumbnail_url} 480w, ${image.transformed_url} ${image.width}w`}
            sizes={SIZES[layout]}
            width={image.width}
            height={image.height}
            alt=""
            loading={isFirst ? 'eager' : 'lazy'}
            decoding="async"
          />
        )}
        <Marks item={item} />
        {image?.original_url != null && <span className={classes.hint}>{copy.beforeAndAfter}</span>}
      </div>
      <UnstyledButton className={classes.open} aria-label={copy.open(title)} onClick={onOpen} />
      <div className={classes.cardText}>
        <h2 className={classes.cardTitle}>{title}</h2>
        {layout === 'list' && <p className={classes.description}>{item.description}</p>}
        <TagList tags={tags} shown={GALLERY_TAGS_SHOWN[layout]} />
        <div className={classes.cardFoot}>
          <AuthorLine author={item.author} />
          <span className={classes.count} title={copy.views(stats.views)}>
            <IconEye {...icon} />
            <span role="img" aria-label={copy.views(stats.views)}>
              {abbreviated(stats.views)}
            </span>
          </span>
          <UnstyledButton
            className={classes.likeButton}
            aria-label={copy.likeOf(title, abbreviated(stats.likes))}
            aria-pressed={liked}
            title={copy.likes(stats.likes)}
            onClick={onLike}
          >
            {liked ? <IconHeartFilled {...icon} /> : <IconHeart {...icon} />}
            {abbreviated(stats.likes)}
          </UnstyledButton>
        </div>
      </div>
    </article>
  );
}
