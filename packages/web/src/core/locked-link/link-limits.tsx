import {
  type BodyOf,
  MAX_SHARE_PASSWORD_LENGTH,
  MIN_SHARE_PASSWORD_LENGTH,
  type ShareLink,
  type shareLinkRoutes,
} from '@home-design/contract';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { toast } from '../../ui/toasts/toasts.ts';
import { limitsCopy } from './limits-copy.ts';
import classes from './link-limits.module.css';

interface LinkLimitsProps {
  link: ShareLink;
  change: UseMutationResult<ShareLink, Error, BodyOf<typeof shareLinkRoutes.update>>;
}

/** The end date and the password of a link. Every change takes effect at once. */
export function LinkLimits({ link, change }: LinkLimitsProps) {
  return (
    <>
      <NativeSelect
        label={limitsCopy.endsField}
        size="md"
        disabled={change.isPending}
        value={link.expires_at === null ? 'never' : 'kept'}
        onChange={({ currentTarget }) => {
          const days = currentTarget.value === 'never' ? null : Number(currentTarget.value);
          change.mutate({ expires_in_days: days });
        }}
        data={[
          ...(link.expires_at === null ? [] : [{ value: 'kept', label: limitsCopy.endsOn(link.expires_at) }]),
          ...limitsCopy.endsOptions.map(([value, label]) => ({ value, label })),
        ]}
      />
      <PasswordForm
        hasPassword={link.has_password}
        isSaving={change.isPending}
        onSave={(password, onSaved) =>
          change.mutate(
            { password },
            {
              onSuccess: () => {
                onSaved();
                toast.success(password === null ? limitsCopy.passwordRemoved : limitsCopy.passwordSet);
              },
            },
          )
        }
      />
    </>
  );
}

interface PasswordFormProps {
  hasPassword: boolean;
  isSaving: boolean;
  /** Null removes the password. */
  onSave: (password: string | null, onSaved: () => void) => void;
}

/** The owner chooses the password and passes it on, so it is shown while it is typed. */
function PasswordForm({ hasPassword, isSaving, onSave }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const isLongEnough = password.length >= MIN_SHARE_PASSWORD_LENGTH;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isLongEnough || isSaving) return;
    onSave(password, () => setPassword(''));
  }

  return (
    <form onSubmit={submit} className={classes.password}>
      <TextInput
        label={limitsCopy.passwordField}
        description={limitsCopy.passwordHint(MIN_SHARE_PASSWORD_LENGTH)}
        size="md"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_SHARE_PASSWORD_LENGTH}
        value={password}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
      <div className={classes.actions}>
        <Button type="submit" variant="default" disabled={!isLongEnough || isSaving}>
          {hasPassword ? limitsCopy.changePassword : limitsCopy.setPassword}
        </Button>
        {hasPassword && (
          <Button
            variant="subtle"
            color="red"
            disabled={isSaving}
            onClick={() => onSave(null, () => undefined)}
          >
            {limitsCopy.removePassword}
          </Button>
        )}
      </div>
    </form>
  );
}
