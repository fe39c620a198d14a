import { MAX_LINK_MESSAGE_LENGTH, type ShareLink } from '@home-design/contract';
import { Button, Textarea } from '@mantine/core';
import { IconCopy, IconMail } from '@tabler/icons-react';
import type { UseMutationResult } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { useDraft } from '../../../ui/use-draft.ts';
import type { LinkChange } from './board-links.ts';
import { linkCopy } from './link-copy.ts';
import classes from './links.module.css';
import { useCopied } from './use-copied.ts';

interface LinkMessageProps {
  link: ShareLink;
  change: UseMutationResult<ShareLink, Error, LinkChange>;
}

const icon = { size: 18, stroke: ICON_STROKE, 'aria-hidden': true } as const;

/** The message that visitors read above the pictures. The owner can copy it together with the address, or email it. */
export function LinkMessage({ link, change }: LinkMessageProps) {
  const [message, setMessage] = useDraft(`link-message-${link.id}`, link.message);
  const { isCopied, copy } = useCopied();
  const isChanged = message.trim() !== link.message;
  const words = [message.trim(), link.url].filter((part) => part !== '').join('\n\n');
  const mail = `mailto:?subject=${encodeURIComponent(linkCopy.mailSubject)}&body=${encodeURIComponent(words)}`;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isChanged || change.isPending) return;
    change.mutate({ message: message.trim() }, { onSuccess: () => toast.success(linkCopy.messageSaved) });
  }

  return (
    <form className={classes.setting} onSubmit={submit}>
      <Textarea
        label={linkCopy.message}
        description={linkCopy.messageHint}
        size="md"
        rows={3}
        maxLength={MAX_LINK_MESSAGE_LENGTH}
        value={message}
        onChange={({ currentTarget }) => setMessage(currentTarget.value)}
      />
      <div className={classes.actions}>
        <Button type="submit" variant="default" disabled={!isChanged || change.isPending}>
          {linkCopy.saveMessage}
        </Button>
        <Button
          variant="subtle"
          leftSection={<IconCopy {...icon} />}
          onClick={() => void copy(words)} // the mutation reports its own failure
        >
          <span aria-live="polite">{isCopied ? linkCopy.copied : linkCopy.copyMessage}</span>
        </Button>
        <Button component="a" href={mail} variant="subtle" leftSection={<IconMail {...icon} />}>
          {linkCopy.writeMail}
        </Button>
      </div>
    </form>
  );
}
