import {
  type BoardId,
  MAX_SHARE_PASSWORD_LENGTH,
  MIN_SHARE_PASSWORD_LENGTH,
  type ShareLink,
} from '@home-design/contract';
import { Button, NativeSelect, Switch, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { toast } from '../../../ui/toasts.ts';
import { type LinkChange, useChangeLink } from './board-links.ts';
import { linkCopy } from './link-copy.ts';
import classes from './links.module.css';

type SwitchName = keyof typeof linkCopy.switches;

interface LinkSettingsProps {
  boardId: BoardId;
  link: ShareLink;
}

/** What visitors of a link may do, and until when. Every change holds at once. */
export function LinkSettings({ boardId, link }: LinkSettingsProps) {
  const change = useChangeLink(boardId, link);
  const coming: LinkChange = change.isPending ? change.variables : {};
  const names = (Object.keys(linkCopy.switches) as SwitchName[]).filter(
    (name) => name !== 'approves_uploads' || link.permission === 'upload',
  );

  return (
    <div className={classes.settings}>
      {names.map((name) => (
        <Switch
          key={name}
          className={classes.switch}
          label={linkCopy.switches[name]}
          checked={coming[name] ?? link[name]}
          disabled={change.isPending}
          onChange={({ currentTarget }) => change.mutate({ [name]: currentTarget.checked })}
        />
      ))}
      <NativeSelect
        label={linkCopy.endsField}
        size="md"
        disabled={change.isPending}
        value={link.expires_at === null ? 'never' : 'kept'}
        onChange={({ currentTarget }) => {
          const days = currentTarget.value === 'never' ? null : Number(currentTarget.value);
          change.mutate({ expires_in_days: days });
        }}
        data={[
          ...(link.expires_at === null ? [] : [{ value: 'kept', label: linkCopy.endsOn(link.expires_at) }]),
          ...linkCopy.endsOptions.map(([value, label]) => ({ value, label })),
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
                toast.success(password === null ? linkCopy.passwordRemoved : linkCopy.passwordSet);
              },
            },
          )
        }
      />
    </div>
  );
}

interface PasswordFormProps {
  hasPassword: boolean;
  isSaving: boolean;
  /** Null takes it away. */
  onSave: (password: string | null, onSaved: () => void) => void;
}

/** The owner chooses the password and tells it to others, so it can be read while it is typed. */
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
        label={linkCopy.passwordField}
        description={linkCopy.passwordHint(MIN_SHARE_PASSWORD_LENGTH)}
        size="md"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_SHARE_PASSWORD_LENGTH}
        value={password}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
      <div className={classes.actions}>
        <Button
          type="submit"
          variant="default"
          className={classes.touch}
          disabled={!isLongEnough || isSaving}
        >
          {hasPassword ? linkCopy.changePassword : linkCopy.setPassword}
        </Button>
        {hasPassword && (
          <Button
            variant="subtle"
            color="red"
            className={classes.touch}
            disabled={isSaving}
            onClick={() => onSave(null, () => undefined)}
          >
            {linkCopy.removePassword}
          </Button>
        )}
      </div>
    </form>
  );
}
