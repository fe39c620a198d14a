import {
  type ListingPageState,
  MAX_SHARE_PASSWORD_LENGTH,
  MIN_SHARE_PASSWORD_LENGTH,
} from '@home-design/contract';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { shareLinkDays } from '../../../core/store/share-link-days.ts';
import { pageCopy as copy } from './page-copy.ts';
import type { usePageActs } from './page-queries.ts';
import classes from './page-section.module.css';

interface SwitchOnFormProps {
  state: ListingPageState;
  switchOn: ReturnType<typeof usePageActs>['switchOn'];
}

/** Until when the page is to be there, and for whom; then it is switched on. */
export function SwitchOnForm({ state, switchOn }: SwitchOnFormProps) {
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
      <Button type="submit" size="md" disabled={isEmpty} loading={switchOn.isPending}>
        {copy.switchOn}
      </Button>
    </form>
  );
}

/** What the server offers first, where the list has it. */
function choiceOf(days: number | null): string {
  const wanted = days === null ? 'never' : String(days);
  return copy.endsOptions.find(([value]) => value === wanted)?.[0] ?? '90';
}
