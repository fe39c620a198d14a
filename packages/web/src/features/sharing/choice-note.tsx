import { type Choice, MAX_REASON_LENGTH, MAX_VISITOR_NAME_LENGTH } from '@home-design/contract';
import { Button, Text, Textarea, TextInput } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { useDraft } from '../../ui/use-draft.ts';
import { copy } from './copy.ts';
import classes from './replies.module.css';

interface ChoiceNoteProps {
  /** The name of the chosen picture. */
  label: string;
  choice: Choice;
  name: string;
  onName: (name: string) => void;
  /** Resolves to whether the reason was sent. */
  onReason: (reason: string) => Promise<boolean>;
  onTakeBack: () => Promise<boolean>;
}

/** Says that a choice was sent, and asks for the reason. */
export function ChoiceNote({ label, choice, name, onName, onReason, onTakeBack }: ChoiceNoteProps) {
  const [reason, setReason] = useDraft(`reason-${choice.section}-${choice.version}`, choice.reason);
  const [isSending, setIsSending] = useState(false);
  const [isSent, setIsSent] = useState(false);

  async function send(sending: Promise<boolean>): Promise<void> {
    setIsSending(true);
    const arrived = await sending;
    setIsSending(false);
    setIsSent(arrived);
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isSending) void send(onReason(reason.trim())); // reports its own failure
  }

  return (
    <form className={classes.chosenNote} onSubmit={submit}>
      <div className={classes.chosenHead} role="status">
        <IconCircleCheck size={22} stroke={ICON_STROKE} aria-hidden />
        <div>
          <Text fw={550}>{isSent ? copy.reasonArrived(label) : copy.chosenArrived(label)}</Text>
          <Text size="sm" c="dimmed">
            {copy.chosenHint}
          </Text>
        </div>
      </div>
      <Textarea
        label={copy.reason}
        placeholder={copy.optional}
        size="md"
        rows={2}
        maxLength={MAX_REASON_LENGTH}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <TextInput
        label={copy.yourName}
        placeholder={copy.optional}
        size="md"
        maxLength={MAX_VISITOR_NAME_LENGTH}
        autoComplete="name"
        value={name}
        onChange={({ currentTarget }) => onName(currentTarget.value)}
      />
      <div className={classes.actions}>
        <Button
          type="submit"
          variant="default"
          loading={isSending}
          disabled={reason.trim() === '' && name.trim() === ''}
        >
          {copy.sendReason}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          disabled={isSending}
          onClick={() => void onTakeBack()} // reports its own failure
        >
          {copy.takeBack}
        </Button>
      </div>
    </form>
  );
}
