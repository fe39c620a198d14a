import { ActionIcon, Button } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconLayoutGrid, IconLayoutList } from '@tabler/icons-react';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { copy } from './copy.ts';
import type { GalleryLayout } from './design-card.tsx';
import classes from './gallery.module.css';
import { SearchForm } from './search-form.tsx';

interface ToolbarProps {
  search: string;
  onSearch: (words: string) => void;
  /** Id of the filter panel. */
  panelId: string;
  isPanelOpen: boolean;
  onTogglePanel: () => void;
  layout: GalleryLayout;
  onLayout: (layout: GalleryLayout) => void;
}

const LAYOUTS = [
  ['grid', IconLayoutGrid],
  ['list', IconLayoutList],
] as const;

/** Search, the button of the filter panel, and the two layouts. */
export function Toolbar({ search, onSearch, layout, onLayout, ...panel }: ToolbarProps) {
  return (
    <div className={classes.toolbar}>
      {/* The key empties the field when the filters are cleared. */}
      <SearchForm key={search} search={search} onSearch={onSearch} />
      <Button
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={18} stroke={ICON_STROKE} aria-hidden />}
        aria-expanded={panel.isPanelOpen}
        aria-controls={panel.isPanelOpen ? panel.panelId : undefined}
        onClick={panel.onTogglePanel}
      >
        {copy.filters}
      </Button>
      <fieldset className={classes.layouts} aria-label={copy.view}>
        {LAYOUTS.map(([name, Icon]) => (
          <ActionIcon
            key={name}
            variant={layout === name ? 'light' : 'subtle'}
            color={layout === name ? 'forest' : 'gray'}
            aria-label={copy[name]}
            aria-pressed={layout === name}
            title={copy[name]}
            onClick={() => onLayout(name)}
          >
            <Icon size={20} stroke={ICON_STROKE} aria-hidden />
          </ActionIcon>
        ))}
      </fieldset>
    </div>
  );
}
