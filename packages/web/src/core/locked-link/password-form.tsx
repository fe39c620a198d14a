import { Button, TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../lib/api/api-error.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { StatePanel } from '../../ui/state-panel.tsx';
import classes from './password-form.module.css';

interface PasswordFormProps {
  /** The sentence above the field. */
  copy: { lockedTitle: string; lockedText: string; password: string; unlock: string; failed: string };
  /** Sends the password. @throws if it is wrong */
  onUnlock: (password: string) => Promise<void>;
}

/** Asks for the password of a link. */
export function PasswordForm({ copy, onUnlock }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (password === '' || isAsking) return;
    setIsAsking(true);
    try {
      await onUnlock(password);
    } catch (error) {
      setProblem(messageOf(error, copy.failed));
      setIsAsking(false);
    }
  }

  return (
    <StatePanel
      order={1}
      icon={<IconLock stroke={ICON_STROKE} />}
      title={copy.lockedTitle}
      text={copy.lockedText}
      action={
        <form className={classes.lock} onSubmit={(event) => void submit(event)}>
          <TextInput
            type="password"
            label={copy.password}
            size="md"
            autoComplete="off"
            value={password}
            error={problem}
            onChange={({ currentTarget }) => {
              setPassword(currentTarget.value);
              setProblem(null);
            }}
          />
          <Button type="submit" loading={isAsking} disabled={password === ''}>
            {copy.unlock}
          </Button>
        </form>
      }
    />
  );
}
