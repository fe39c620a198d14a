import { UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { GalleryFilters } from '../../core/store/gallery-filters.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { copy } from './copy.ts';
import classes from './gallery.module.css';
import { CHIP_FILTERS, type ChipFilter } from './usable-filters.ts';

interface FilterChipsProps {
  filters: GalleryFilters;
  onRemove: (name: ChipFilter) => void;
}

/** The active filters for category, style and room; each chip can be removed. */
export function FilterChips({ filters, onRemove }: FilterChipsProps) {
  const active = CHIP_FILTERS.filter((name) => filters[name] !== 'All');
  if (active.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label={copy.activeFilters}>
      {active.map((name) => (
        <li key={name}>
          <UnstyledButton
            className={classes.chip}
            aria-label={copy.removeFilter(copy[name], filters[name])}
            onClick={() => onRemove(name)}
          >
            {filters[name]}
            <IconX size={16} stroke={ICON_STROKE} aria-hidden />
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
