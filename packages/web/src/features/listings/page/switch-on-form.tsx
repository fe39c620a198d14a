import {
  type ListingId,
  type ListingPageState,
  MAX_SHARE_PASSWORD_LENGTH,
  MIN_SHARE_PASSWORD_LENGTH,
} from '@home-design/contract';
import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { shareLinkDays } from '../../../core/store/share-link-days.ts';
import { previewPath } from '../../../lib/addresses/preview-path.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { pageCopy as copy } from './page-copy.ts';
import type { usePageActs } from './page-queries.ts';
import classes from './page-section.module.css';

interface SwitchOnFormProps {
  listingId: ListingId;
  state: ListingPageState;
  switchOn: ReturnType<typeof usePageActs>['switchOn'];
}

/** Chooses the end and the password of the page, and then switches it on. */
export function SwitchOnForm({ listingId, state, switchOn }: SwitchOnFormProps) {
  const [ends, setEnds] = useState(() => choiceOf(shareLinkDays()));
  const [password, setPassword] = useState('');
  const leftOut = new Set(state.settings.left_out);
  const isEmpty = !state.photos.some(({ image, banned }) => banned === null && !leftOut.has(image));

  function submit(event: FormEvent): void {
    event.preventDefault();
    switchOn.mutate({
      expires_in_days: ends === 'never' ? null : Number(ends),
      password: password === '' ? null : password,
    });
  }

  return (
    <form className={classes.texts} onSubmit={submit}>
      <NativeSelect
        size="md"
        label={copy.ends}
        value={ends}
        data={copy.endsOptions.map(([value, label]) => ({ value, label }))}
        onChange={({ currentTarget }) => setEnds(currentTarget.value)}
      />
      <TextInput
        type="password"
        size="md"
        label={copy.password}
        placeholder={copy.passwordHint}
        autoComplete="new-password"
        minLength={MIN_SHARE_PASSWORD_LENGTH}
        maxLength={MAX_SHARE_PASSWORD_LENGTH}
        value={password}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
      <Group className={classes.wide ?? ''} gap="sm">
        <Button type="submit" size="md" disabled={isEmpty} loading={switchOn.isPending}>
          {copy.switchOn}
        </Button>
        <Button
          component={Link}
          to={previewPath(listingId)}
          size="md"
          variant="default"
          leftSection={<IconEye size={18} stroke={ICON_STROKE} aria-hidden />}
        >
          {copy.open}
        </Button>
      </Group>
    </form>
  );
}

/** The server's default, if the list contains it. */
function choiceOf(days: number | null): string {
  const wanted = days === null ? 'never' : String(days);
  return copy.endsOptions.find(([value]) => value === wanted)?.[0] ?? '90';
}
