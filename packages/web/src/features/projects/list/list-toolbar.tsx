import type { ProjectOrdering } from '@home-design/contract';
import { NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { copy } from '../copy.ts';
import classes from '../projects.module.css';
import type { ListPlace } from './use-list-place.ts';

/** The search starts after this pause in typing. */
const PAUSE_MS = 300;

interface ListToolbarProps {
  place: ListPlace;
  onChange: (change: Partial<ListPlace>) => void;
}

/** Searches and sorts projects. */
export function ListToolbar({ place, onChange }: ListToolbarProps) {
  const [text, setText] = useState(place.search);
  const look = useDebouncedCallback((search: string) => onChange({ search: search.trim() }), PAUSE_MS);

  return (
    <div className={classes.listToolbar}>
      <TextInput
        type="search"
        size="md"
        className={classes.searchField}
        aria-label={copy.search}
        placeholder={copy.search}
        leftSection={<IconSearch size={18} stroke={ICON_STROKE} aria-hidden />}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          look(currentTarget.value);
        }}
      />
      <NativeSelect
        size="md"
        aria-label={copy.sortBy}
        value={place.ordering}
        data={Object.entries(copy.orderings).map(([value, label]) => ({ value, label }))}
        onChange={({ currentTarget }) => onChange({ ordering: currentTarget.value as ProjectOrdering })}
      />
    </div>
  );
}
