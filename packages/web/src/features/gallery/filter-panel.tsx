import { GALLERY_SORTS, GALLERY_TIME_RANGES } from '@home-design/contract';
import { Button, NativeSelect } from '@mantine/core';
import type { GalleryFilters } from '../../core/store/gallery-filters.ts';
import { copy } from './copy.ts';
import classes from './gallery.module.css';
import { CHIP_FILTERS, CHIP_OPTIONS } from './usable-filters.ts';

interface FilterPanelProps {
  id: string;
  filters: GalleryFilters;
  onChange: (part: Partial<GalleryFilters>) => void;
  onClear: () => void;
}

/** The filters and the order of the gallery. */
export function FilterPanel({ id, filters, onChange, onClear }: FilterPanelProps) {
  return (
    <section id={id} className={classes.panel} aria-label={copy.filterPanel}>
      {CHIP_FILTERS.map((name) => (
        <NativeSelect
          key={name}
          label={copy[name]}
          data={[...CHIP_OPTIONS[name]]}
          value={filters[name]}
          onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
        />
      ))}
      <NativeSelect
        label={copy.sortBy}
        data={GALLERY_SORTS.map((value) => ({ value, label: copy.sorts[value] }))}
        value={filters.sortBy}
        onChange={({ currentTarget }) => {
          const sortBy = GALLERY_SORTS.find((value) => value === currentTarget.value);
          if (sortBy) onChange({ sortBy });
        }}
      />
      <NativeSelect
        label={copy.timeRange}
        data={GALLERY_TIME_RANGES.map((value) => ({ value, label: copy.timeRanges[value] }))}
        value={filters.timeRange}
        onChange={({ currentTarget }) => {
          const timeRange = GALLERY_TIME_RANGES.find((value) => value === currentTarget.value);
          if (timeRange) onChange({ timeRange });
        }}
      />
      <Button variant="default" onClick={onClear}>
        {copy.clearFilters}
      </Button>
    </section>
  );
}
