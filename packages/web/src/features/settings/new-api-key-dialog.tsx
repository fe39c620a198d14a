import {
  API_KEY_SCOPES,
  type ApiKeyScope,
  apiKeyRoutes,
  MAX_API_KEY_NAME_LENGTH,
} from '@home-design/contract';
import { Button, Checkbox, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api/api-client.ts';
import { messageOf } from '../../lib/api/api-error.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { toast } from '../../ui/toasts/toasts.ts';
import { useDraft } from '../../ui/use-draft.ts';
import { apiKeyCopy as copy } from './api-key-copy.ts';
import classes from './api-keys.module.css';
import { apiKeysQuery } from './api-keys-query.ts';
import { ShownKey } from './shown-key.tsx';

interface Wanted {
  name: string;
  scopes: ApiKeyScope[];
  ending: string;
}
const AT_FIRST: Wanted = { name: '', scopes: ['read'], ending: '90' };

/** Asks for the name and the scopes of a new key, and then shows the key once. */
export function NewApiKeyDialog({ onClose }: { onClose: () => void }) {
  const [token, setToken] = useState<string | null>(null);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={token === null ? copy.newTitle : copy.createdTitle}
      closeLabel={copy.close}
    >
      {token === null ? (
        <WantedKey onClose={onClose} onMade={setToken} />
      ) : (
        <ShownKey token={token} onClose={onClose} />
      )}
    </Dialog>
  );
}

function WantedKey({ onClose, onMade }: { onClose: () => void; onMade: (token: string) => void }) {
  const queries = useQueryClient();
  const [wanted, setWanted] = useDraft('new-api-key', AT_FIRST);
  const [isAsked, setIsAsked] = useState(false);
  const name = wanted.name.trim();
  const create = useMutation({
    mutationFn: () =>
      call(apiKeyRoutes.create, {
        body: {
          name,
          scopes: wanted.scopes,
          expires_in_days: wanted.ending === 'never' ? null : Number(wanted.ending),
        },
      }),
    onSuccess({ token }) {
      setWanted(AT_FIRST);
      onMade(token);
    },
    onError: (error) => void toast.failed(copy.createFailed, error, messageOf(error, copy.createFailed)),
    // Also after a failure: if only the answer was lost, the key exists and can be revoked.
    onSettled: () => void queries.invalidateQueries(apiKeysQuery), // failures show where the data is used
  });
  const change = (part: Partial<Wanted>) => setWanted((last) => ({ ...last, ...part }));

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsAsked(true);
        if (name !== '' && wanted.scopes.length > 0) create.mutate();
      }}
    >
      <Stack gap="md">
        <TextInput
          label={copy.name}
          description={copy.nameText}
          value={wanted.name}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          error={isAsked && name === '' ? copy.needsName : undefined}
          maxLength={MAX_API_KEY_NAME_LENGTH}
          autoComplete="off"
          data-autofocus
          styles={{ input: { minHeight: 44 } }}
        />
        <Checkbox.Group
          label={copy.mayDo}
          value={wanted.scopes}
          onChange={(chosen) => change({ scopes: API_KEY_SCOPES.filter((scope) => chosen.includes(scope)) })}
          error={isAsked && wanted.scopes.length === 0 ? copy.needsScope : undefined}
        >
          {API_KEY_SCOPES.map((scope) => (
            <Checkbox
              key={scope}
              value={scope}
              label={copy.scopes[scope].label}
              aria-label={copy.scopes[scope].label} // without the explanation, which is the description
              description={copy.scopes[scope].text}
              classNames={{ body: classes.choice ?? '' }}
              mt="xs"
            />
          ))}
        </Checkbox.Group>
        <NativeSelect
          label={copy.ending}
          data={[...copy.endings]}
          value={wanted.ending}
          onChange={({ currentTarget }) => change({ ending: currentTarget.value })}
          styles={{ input: { minHeight: 44 } }}
        />
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" loading={create.isPending}>
            {copy.create}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
