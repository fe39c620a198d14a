import { type Comment, MAX_COMMENT_LENGTH, MAX_VISITOR_NAME_LENGTH } from '@home-design/contract';
import { Button, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { formatTimeAgo } from '../../lib/formats.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Moment } from '../../ui/moment.tsx';
import { toast } from '../../ui/toasts/toasts.ts';
import { useDraft } from '../../ui/use-draft.ts';
import { copy } from './copy.ts';
import replyClasses from './replies.module.css';

interface CommentDialogProps {
  label: string;
  /** Earlier comments of this visitor on the picture. */
  comments: readonly Comment[];
  name: string;
  onName: (name: string) => void;
  /** Resolves to whether the comment was sent. */
  onSend: (text: string) => Promise<boolean>;
  onClose: () => void;
}

/** Comments on a picture for the owner. */
export function CommentDialog({ label, comments, name, onName, onSend, onClose }: CommentDialogProps) {
  const [text, setText] = useDraft(`comment-${label}`, '');
  const [isSending, setIsSending] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (text.trim() === '' || isSending) return;
    setIsSending(true);
    const isSent = await onSend(text.trim());
    setIsSending(false);
    if (!isSent) return;
    toast.success(copy.sent, copy.sentText);
    onClose();
  }

  return (
    <Dialog opened onClose={onClose} title={copy.commentTitle(label)} closeLabel={copy.close}>
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          {comments.length > 0 && (
            <div>
              <Text size="sm" fw={550}>
                {copy.ownComments}
              </Text>
              <ul className={replyClasses.comments}>
                {comments.map((comment) => (
                  <li key={comment.id}>
                    {comment.text}{' '}
                    <Text span size="xs" c="dimmed">
                      <Moment at={comment.created_at}>{formatTimeAgo(comment.created_at, new Date())}</Moment>
                    </Text>
                    {comment.answer !== null && (
                      <div className={replyClasses.commentAnswer}>
                        <Text size="xs" c="dimmed">
                          {copy.answer}
                        </Text>
                        {comment.answer}
                      </div>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          )}
          <Textarea
            label={copy.yourComment}
            description={copy.commentHint}
            size="md"
            rows={4}
            maxLength={MAX_COMMENT_LENGTH}
            data-autofocus
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
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
          <Button type="submit" loading={isSending} disabled={text.trim() === ''}>
            {copy.send}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
