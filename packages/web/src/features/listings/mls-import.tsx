import { MAX_RESO_NUMBERS, mlsNumbersIn, type ResoProperty, resoRoutes } from '@home-design/contract';
import { Alert, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { createRepeatKeys } from '../../lib/repeat-keys.ts';
import { toast } from '../../ui/toasts.ts';
import { addCopy } from './add-copy.ts';
import { copy } from './copy.ts';
import { ImportErrors } from './import-errors.tsx';
import { mlsCopy } from './mls-copy.ts';
import { MlsResults } from './mls-results.tsx';
import { type MlsSearch, MlsSearchForm } from './mls-search-form.tsx';
import { LISTINGS_KEY } from './queries.ts';
import { serverDetail } from './server-detail.ts';

/** Imports properties from the MLS of this server. */
export function MlsImport({ name, onDone }: { name: string; onDone: () => void }) {
  const queries = useQueryClient();
  const [search, setSearch] = useState<MlsSearch | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [wantsProjects, setWantsProjects] = useState(false);
  const [errors, setErrors] = useState<{ url: string; detail: string }[]>([]);
  const [keys] = useState(createRepeatKeys);

  const found = useInfiniteQuery({
    queryKey: [...LISTINGS_KEY, 'mls', search],
    queryFn: ({ signal, pageParam }) =>
      call(resoRoutes.search, { query: { ...(search as MlsSearch), page: pageParam }, signal }),
    enabled: search !== null,
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.has_next ? pages.length + 1 : null),
    placeholderData: keepPreviousData,
    // A search costs a request to the MLS, so going back to the tab does not repeat it.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

  const add = useMutation({
    mutationFn: (listingKeys: string[]) =>
      call(resoRoutes.import, {
        body: { listing_keys: listingKeys, auto_create_project: wantsProjects },
        idempotencyKey: keys.keyFor([wantsProjects, ...listingKeys]),
      }),
    onSuccess(outcome) {
      keys.succeeded();
      setErrors(outcome.errors);
      setChosen(new Set());
      if (outcome.successful > 0) {
        toast.success(addCopy.added(outcome.successful), mlsCopy.addedText);
        void queries.invalidateQueries({ queryKey: LISTINGS_KEY }); // the lists show their own failures
      }
      if (outcome.errors.length === 0) onDone();
    },
    onError: (error, listingKeys) =>
      toast.failed(copy.errorTitle, error, serverDetail(error) ?? addCopy.failed, () =>
        add.mutate(listingKeys),
      ),
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
