import { MAX_RESO_NUMBERS, mlsNumbersIn, type ResoProperty } from '@home-design/contract';
import { Alert, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { toast } from '../../../ui/toasts/toasts.ts';
import { addCopy } from '../add-copy.ts';
import { copy } from '../copy.ts';
import { ImportErrors } from '../import-errors.tsx';
import { serverDetail } from '../server-detail.ts';
import { mlsCopy } from './mls-copy.ts';
import { MlsResults } from './mls-results.tsx';
import { type MlsSearch, MlsSearchForm } from './mls-search-form.tsx';
import { useMlsAdd } from './use-mls-add.ts';
import { useMlsSearch } from './use-mls-search.ts';

/** Imports properties from the MLS of this server. */
export function MlsImport({ name, onDone }: { name: string; onDone: () => void }) {
  const [search, setSearch] = useState<MlsSearch | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [wantsProjects, setWantsProjects] = useState(false);
  const [errors, setErrors] = useState<{ url: string; detail: string }[]>([]);
  const found = useMlsSearch(search);
  const add = useMlsAdd({
    wantsProjects,
    onAdded(failed) {
      setErrors(failed);
      setChosen(new Set());
    },
    onDone,
  });

  function look(asked: MlsSearch): void {
    const numbers = mlsNumbersIn(asked.numbers).length;
    if (numbers === 0 && asked.city === '' && asked.postal_code === '') setProblem(mlsCopy.nothingAsked);
    else if (numbers > MAX_RESO_NUMBERS) setProblem(mlsCopy.tooMany(MAX_RESO_NUMBERS));
    else {
      setProblem(null);
      setErrors([]);
      setChosen(new Set());
      setSearch(asked);
      // Repeating the same search loads again.
      if (JSON.stringify(asked) === JSON.stringify(search)) void found.refetch(); // the query keeps its own error
    }
  }

  function choose({ listing_key: key }: ResoProperty): void {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    setChosen(next);
  }

  function addChosen(): void {
    if (chosen.size === 0) toast.error(copy.errorTitle, mlsCopy.noneChosen);
    else add.mutate([...chosen]);
  }

  const properties = found.data?.pages.flatMap(({ results }) => results);
  return (
    <Stack gap="md">
      <Text size="sm">{mlsCopy.text(name)}</Text>
      <MlsSearchForm problem={problem} isBusy={found.isFetching} onSearch={look} />
      {found.error !== null && !found.isFetching && (
        <Alert role="alert" color="red" title={mlsCopy.failed}>
          {serverDetail(found.error) ?? found.error.message}
        </Alert>
      )}
      {properties !== undefined && (
        <MlsResults
          properties={properties}
          hasMore={found.hasNextPage}
          isLoadingMore={found.isFetchingNextPage}
          chosen={chosen}
          onChoose={choose}
          // the query carries the failure
          onMore={() => void found.fetchNextPage({ cancelRefetch: false })}
        />
      )}
      {errors.length > 0 && <ImportErrors title={mlsCopy.notTaken(errors.length)} errors={errors} />}
      {properties !== undefined && properties.length > 0 && (
        <>
          <Checkbox
            label={addCopy.wantsProjects}
            description={addCopy.wantsProjectsText}
            size="md"
            checked={wantsProjects}
            onChange={({ currentTarget }) => setWantsProjects(currentTarget.checked)}
          />
          <Group justify="flex-end">
            <Button loading={add.isPending} onClick={addChosen}>
              {mlsCopy.add(chosen.size)}
            </Button>
          </Group>
        </>
      )}
    </Stack>
  );
}
