import { Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { randomId } from '../../../lib/random-id.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { addCopy } from '../add-copy.ts';
import { copy } from '../copy.ts';
import { FileDrop } from '../file-drop.tsx';
import { ImportErrors } from '../import-errors.tsx';
import { LISTINGS_KEY } from '../queries.ts';
import { serverDetail } from '../server-detail.ts';
import { fileCopy } from './file-copy.ts';
import { importPage } from './send-file.ts';

/** A file with its key. Repeated requests with one key add the file once. */
interface SavedPage {
  file: File;
  key: string;
}

interface Outcome {
  added: number;
  filled: number;
  errors: { url: string; detail: string }[];
}

/** Imports saved pages. */
export function SavedPages({ onDone }: { onDone: () => void }) {
  const queries = useQueryClient();
  const [errors, setErrors] = useState<Outcome['errors']>([]);

  const send = useMutation({
    mutationFn: takeAll,
    onSuccess(outcome) {
      const { added, filled } = outcome;
      setErrors(outcome.errors);
      if (added + filled > 0) toast.success(fileCopy.taken(added, filled), fileCopy.rowsAdded);
      if (outcome.errors.length === 0) onDone();
    },
    onError: (error, pages) =>
      toast.failed(copy.errorTitle, error, serverDetail(error) ?? addCopy.failed, () => send.mutate(pages)),
    // Some files may have been added before the failure; the lists show their own failures.
    onSettled: () => void queries.invalidateQueries({ queryKey: LISTINGS_KEY }),
  });

  return (
    <Stack gap="md">
      <Text size="sm">{fileCopy.pagesText}</Text>
      <FileDrop
        invitation={fileCopy.dropPages}
        choose={fileCopy.choosePages}
        hint={fileCopy.pagesHint}
        endings={['html', 'htm', 'mhtml', 'mht']}
        multiple
        isBusy={send.isPending}
        onFiles={(files) => {
          setErrors([]);
          send.mutate(files.map((file) => ({ file, key: randomId() })));
        }}
      />
      {errors.length > 0 && <ImportErrors title={fileCopy.pagesNotTaken(errors.length)} errors={errors} />}
    </Stack>
  );
}

/** One by one; a refused file does not stop the others. */
async function takeAll(pages: readonly SavedPage[]): Promise<Outcome> {
  const outcome: Outcome = { added: 0, filled: 0, errors: [] };
  for (const { file, key } of pages) {
    try {
      const { is_new } = await importPage(file, key);
      if (is_new) outcome.added += 1;
      else outcome.filled += 1;
    } catch (error) {
      const detail = serverDetail(error);
      if (detail === null) throw error;
      outcome.errors.push({ url: file.name, detail });
    }
  }
  return outcome;
}
