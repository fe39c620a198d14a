import { type SharedBoard, shareRoutes } from '@home-design/contract';
import { Button, TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/api-error.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { StatePanel } from '../../ui/state-panel.tsx';
import { copy } from './copy.ts';
import classes from './sharing.module.css';

interface PasswordFormProps {
  token: string;
  onOpen: (board: SharedBoard) => void;
}

/** Asks for the password of a link. */
export function PasswordForm({ token, onOpen }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (password === '' || isAsking) return;
    setIsAsking(true);
    try {
      onOpen(await call(shareRoutes.unlock, { params: { token }, body: { password } }));
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
          <Button type="submit" className={classes.touch} loading={isAsking} disabled={password === ''}>
            {copy.unlock}
          </Button>
        </form>
      }
    />
  );
}
