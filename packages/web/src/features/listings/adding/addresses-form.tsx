import { listingRoutes, MAX_LISTING_ADDRESSES, type ResponseOf } from '@home-design/contract';
import { Alert, Button, Checkbox, Group, Stack, Text, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { createRepeatKeys } from '../../../lib/api/repeat-keys.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { useDraft } from '../../../ui/use-draft.ts';
import { addCopy } from '../add-copy.ts';
import { copy } from '../copy.ts';
import { ImportErrors } from '../import-errors.tsx';
import { LISTINGS_KEY } from '../queries.ts';
import { serverDetail } from '../server-detail.ts';
import { addressesIn } from './addresses-in.ts';

type Import = ResponseOf<typeof listingRoutes.createFromUrls>;

/** Imports web pages. Refused addresses stay in the box, with their reasons below. */
export function AddressesForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const queries = useQueryClient();
  const [text, setText] = useDraft('listing-addresses', '');
  const [wantsProjects, setWantsProjects] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [refused, setRefused] = useState<Import['errors']>([]);
  const [keys] = useState(createRepeatKeys);
  const box = useRef<HTMLTextAreaElement>(null);

  const add = useMutation({
    mutationFn: (urls: string[]) =>
      call(listingRoutes.createFromUrls, {
        body: { urls, auto_create_project: wantsProjects },
        idempotencyKey: keys.keyFor([wantsProjects, ...urls]),
      }),
    onSuccess({ successful, errors }) {
      keys.succeeded();
      setText(errors.map(({ url }) => url).join('\n'));
      setRefused(errors);
      if (successful > 0) {
        toast.success(addCopy.added(successful), addCopy.addedText);
        void queries.invalidateQueries({ queryKey: LISTINGS_KEY }); // the lists show their own failures
      }
      if (errors.length === 0) onDone();
      else box.current?.focus();
    },
    onError: (error, urls) =>
      toast.failed(copy.errorTitle, error, serverDetail(error) ?? addCopy.failed, () => add.mutate(urls)),
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (add.isPending) return;
    const addresses = addressesIn(text);
    if (addresses.length === 0) {
      toast.error(copy.errorTitle, addCopy.none);
      setProblem(addCopy.none);
    } else if (addresses.length > MAX_LISTING_ADDRESSES) {
      setProblem(addCopy.tooMany(MAX_LISTING_ADDRESSES, addresses.length));
    } else {
      setRefused([]);
      add.mutate(addresses);
      return;
    }
    box.current?.focus();
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Textarea
          ref={box}
          label={addCopy.field}
          description={addCopy.hint}
          placeholder={addCopy.placeholder}
          size="md"
          rows={6}
          data-autofocus
          autoComplete="off"
          spellCheck={false}
          inputMode="url"
          error={problem}
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setProblem(null);
          }}
        />
        <Checkbox
          label={addCopy.wantsProjects}
          description={addCopy.wantsProjectsText}
          size="md"
          checked={wantsProjects}
          onChange={({ currentTarget }) => setWantsProjects(currentTarget.checked)}
        />
        {refused.length > 0 && (
          <ImportErrors
            title={addCopy.notTaken(refused.length)}
            text={addCopy.notTakenText}
            errors={refused}
          />
        )}
        <Alert color="gray" variant="light" title={addCopy.sourcesTitle}>
          <Text size="sm">{addCopy.sources}</Text>
          <Text size="sm" mt={6}>
            {addCopy.refusals}
          </Text>
        </Alert>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel}>
            {copy.cancel}
          </Button>
          <Button type="submit" loading={add.isPending}>
            {addCopy.add}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
