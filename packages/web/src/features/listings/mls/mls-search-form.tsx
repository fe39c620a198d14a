import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import classes from '../listings.module.css';
import { mlsCopy } from './mls-copy.ts';

/** The values of a search. */
export interface MlsSearch {
  numbers: string;
  city: string;
  postal_code: string;
}

interface MlsSearchFormProps {
  problem: string | null;
  isBusy: boolean;
  onSearch: (search: MlsSearch) => void;
}

/** The search form: by MLS numbers or by place. */
export function MlsSearchForm({ problem, isBusy, onSearch }: MlsSearchFormProps) {
  const [numbers, setNumbers] = useState('');
  const [city, setCity] = useState('');
  const [postalCode, setPostalCode] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isBusy) return;
    onSearch({ numbers: numbers.trim(), city: city.trim(), postal_code: postalCode.trim() });
    if (numbers.trim() === '' && city.trim() === '' && postalCode.trim() === '') box.current?.focus();
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <Textarea
          ref={box}
          label={mlsCopy.numbers}
          description={mlsCopy.numbersHint}
          size="md"
          rows={2}
          data-autofocus
          autoComplete="off"
          spellCheck={false}
          error={problem}
          value={numbers}
          onChange={({ currentTarget }) => setNumbers(currentTarget.value)}
        />
        <Text size="sm">{mlsCopy.or}</Text>
        <Group gap="sm" align="flex-end">
          <TextInput
            className={classes.mlsCity}
            label={mlsCopy.city}
            size="md"
            maxLength={100}
            autoComplete="off"
            value={city}
            onChange={({ currentTarget }) => setCity(currentTarget.value)}
          />
          <TextInput
            className={classes.mlsCode}
            label={mlsCopy.postalCode}
            size="md"
            maxLength={20}
            autoComplete="off"
            value={postalCode}
            onChange={({ currentTarget }) => setPostalCode(currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={isBusy}>
            {mlsCopy.search}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
