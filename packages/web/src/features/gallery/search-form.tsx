import { MAX_GALLERY_SEARCH_LENGTH } from '@home-design/contract';
import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { copy } from './copy.ts';
import classes from './gallery.module.css';

/** The search field. The button and the Enter key apply it. */
export function SearchForm({ search, onSearch }: { search: string; onSearch: (words: string) => void }) {
  const [words, setWords] = useState(search);
  return (
    <form
      aria-label={copy.search}
      className={classes.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(words.trim());
      }}
    >
      <TextInput
        type="search"
        aria-label={copy.searchLabel}
        placeholder={copy.searchHint}
        maxLength={MAX_GALLERY_SEARCH_LENGTH}
        leftSection={<IconSearch size={18} stroke={ICON_STROKE} aria-hidden />}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <Button type="submit">{copy.search}</Button>
    </form>
  );
}
