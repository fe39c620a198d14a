import { Button, Chip, NativeSelect, Title, VisuallyHidden } from '@mantine/core';
import { IconArrowsSort, IconChecks } from '@tabler/icons-react';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { arrangeCopy } from '../arrange/copy.ts';
import { copy } from '../copy.ts';
import classes from '../images.module.css';
import { GroupingSwitch } from './grouping-switch.tsx';
import type { PictureFilter } from './use-picture-filter.ts';

interface ImagesToolbarProps {
  count: number;
  filter: PictureFilter;
  tagNames: readonly string[];
  hasFavorites: boolean;
  onFilter: (change: Partial<PictureFilter>) => void;
  isGrouped: boolean;
  /** Whether the user may choose; during selecting and filtering the page decides. */
  mayGroup: boolean;
  onGroup: (isGrouped: boolean) => void;
  isSelecting: boolean;
  onSelect: () => void;
  /** Absent when there is nothing to reorder. */
  onArrange?: (() => void) | undefined;
}

/** The count of images, the filters and the grouping. */
export function ImagesToolbar(props: ImagesToolbarProps) {
  const { count, filter, tagNames, hasFavorites, onFilter, isSelecting } = props;
  const offersFavorites = (hasFavorites || filter.onlyFavorites) && !isSelecting;
  const offersTags = (tagNames.length > 0 || filter.tag !== null) && !isSelecting;
  return (
    <div className={classes.toolbar}>
      {/* Visually hidden: the tab shows the same. */}
      <VisuallyHidden>
        <Title order={2} id="project-images">
          {copy.images} ({count})
        </Title>
      </VisuallyHidden>
      <GroupingSwitch isGrouped={props.isGrouped} onGroup={props.mayGroup ? props.onGroup : undefined} />
      {(offersFavorites || offersTags) && (
        <div className={classes.filters}>
          {offersFavorites && (
            <Chip
              size="md"
              checked={filter.onlyFavorites}
              onChange={(onlyFavorites) => onFilter({ onlyFavorites })}
              classNames={{ label: classes.chip ?? '' }}
            >
              {copy.favorites}
            </Chip>
          )}
          {offersTags && (
            <NativeSelect
              size="md"
              aria-label={copy.tag}
              value={filter.tag ?? ''}
              data={[{ value: '', label: copy.allTags }, ...tagNames]}
              onChange={({ currentTarget }) => onFilter({ tag: currentTarget.value || null })}
            />
          )}
        </div>
      )}
      <div className={classes.acts}>
        {props.onArrange && (
          <Button
            variant="default"
            className={classes.act}
            data-narrow
            title={arrangeCopy.arrange}
            leftSection={<IconArrowsSort size={18} stroke={ICON_STROKE} aria-hidden />}
            onClick={props.onArrange}
          >
            {arrangeCopy.arrange}
          </Button>
        )}
        <Button
          variant="default"
          className={classes.act}
          data-narrow={!isSelecting || undefined}
          title={isSelecting ? copy.endSelection : copy.selectPhotos}
          leftSection={<IconChecks size={18} stroke={ICON_STROKE} aria-hidden />}
          aria-pressed={isSelecting}
          onClick={props.onSelect}
        >
          {isSelecting ? copy.endSelection : copy.selectPhotos}
        </Button>
      </div>
    </div>
  );
}
