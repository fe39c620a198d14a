import { ActionIcon, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconLayoutGrid, IconLayoutList, IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { copy } from '../copy.ts';
import classes from '../listings.module.css';
import {
  type ListingsPlace,
  STATUS_CHOICES,
  type StatusChoice,
  TYPE_CHOICES,
  type TypeChoice,
} from '../listings-place.ts';
import type { ListingsLayout } from './use-layout.ts';

/** The search starts after this pause in typing. */
const PAUSE_MS = 300;
const ICONS = [
  ['grid', IconLayoutGrid],
  ['list', IconLayoutList],
] as const;

interface ListingsToolbarProps {
  place: ListingsPlace;
  onChange: (change: Partial<ListingsPlace>) => void;
  layout: ListingsLayout;
  onLayout: (layout: ListingsLayout) => void;
}

/** Search, two filters, and the choice of the layout. */
export function ListingsToolbar({ place, onChange, layout, onLayout }: ListingsToolbarProps) {
  return (
    <div className={classes.toolbar}>
      <SearchBox search={place.search} onSearch={(search) => onChange({ search })} />
      <NativeSelect
        size="md"
        className={classes.filter}
        aria-label={copy.status}
        value={place.status}
        data={STATUS_CHOICES.map((value) => ({ value, label: copy.statuses[value] }))}
        onChange={({ currentTarget }) => onChange({ status: currentTarget.value as StatusChoice })}
      />
      <NativeSelect
        size="md"
        className={classes.filter}
        aria-label={copy.type}
        value={place.type}
        data={TYPE_CHOICES.map((value) => ({ value, label: copy.types[value] }))}
        onChange={({ currentTarget }) => onChange({ type: currentTarget.value as TypeChoice })}
      />
      <fieldset className={classes.layouts} aria-label={copy.layout}>
        {ICONS.map(([name, Icon]) => (
          <ActionIcon
            key={name}
            variant={layout === name ? 'light' : 'subtle'}
            color={layout === name ? 'forest' : 'gray'}
            aria-label={copy.layouts[name]}
            aria-pressed={layout === name}
            title={copy.layouts[name]}
            onClick={() => onLayout(name)}
          >
            <Icon size={20} stroke={ICON_STROKE} aria-hidden />
          </ActionIcon>
        ))}
      </fieldset>
    </div>
  );
}

function SearchBox({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const [text, setText] = useState(search);
  const sent = useRef(search);
  const look = useDebouncedCallback((words: string) => {
    sent.current = words.trim();
    onSearch(sent.current);
  }, PAUSE_MS);

  // The address was changed elsewhere: filters were cleared, or the user went back.
  useEffect(() => {
    if (search === sent.current) return;
    sent.current = search;
    setText(search);
  }, [search]);

  return (
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
  );
}
