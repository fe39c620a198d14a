import { type Comment, MAX_COMMENT_LENGTH, shareReplyRoutes } from '@home-design/contract';
import { Button, Group, Text, Textarea } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { formatTimeAgo } from '../../../lib/formats.ts';
import { Moment } from '../../../ui/moment.tsx';
import { toast } from '../../../ui/toasts/toasts.ts';
import { useDraft } from '../../../ui/use-draft.ts';
import classes from './visitors.module.css';
import { visitorsCopy } from './visitors-copy.ts';

interface CommentAnswerProps {
  comment: Comment;
  /** Who wrote the comment. */
  name: string;
  /** Called when an answer was sent or removed. */
  onAnswered: () => Promise<void>;
}

/** The owner's answer to a comment, or the button that adds one. */
export function CommentAnswer({ comment, name, onAnswered }: CommentAnswerProps) {
  const { answer, answered_at } = comment;
  const [isWriting, writing] = useDisclosure(false);
  const [text, setText] = useDraft(`answer-${comment.id}`, answer ?? '');
  const save = useMutation({
    mutationFn: (asked: string | null) =>
      call(shareReplyRoutes.answerComment, { params: { commentId: comment.id }, body: { answer: asked } }),
    onSuccess: (_saved, asked) => {
      toast.success(asked === null ? visitorsCopy.answerRemoved : visitorsCopy.answered);
      if (asked === null) setText('');
      writing.close();
      return onAnswered();
    },
    onError: (error, asked) =>
      toast.failed(visitorsCopy.answerFailed, error, error.message, () => save.mutate(asked)),
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() !== '' && !save.isPending) save.mutate(text.trim());
  }

  if (!isWriting) {
    return (
      <div className={classes.answer}>
        {answer !== null && (
          <div>
            <Text size="xs" c="dimmed">
              {visitorsCopy.yourAnswer}
              {answered_at !== null && (
                <>
                  , <Moment at={answered_at}>{formatTimeAgo(answered_at, new Date())}</Moment>
                </>
              )}
            </Text>
            <Text size="sm" className={classes.words}>
              {answer}
            </Text>
          </div>
        )}
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.answerButton}
          aria-label={answer === null ? visitorsCopy.answerOf(name) : visitorsCopy.changeAnswerOf(name)}
          onClick={writing.open}
        >
          {answer === null ? visitorsCopy.answer : visitorsCopy.changeAnswer}
        </Button>
      </div>
    );
  }
  return (
    <form className={classes.answer} onSubmit={submit}>
      <Textarea
        label={visitorsCopy.answerField(name)}
        description={visitorsCopy.answerHint}
        size="md"
        rows={3}
        maxLength={MAX_COMMENT_LENGTH}
        data-autofocus
        autoFocus
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Group gap="xs">
        <Button type="submit" loading={save.isPending} disabled={text.trim() === ''}>
          {visitorsCopy.sendAnswer}
        </Button>
        <Button variant="default" onClick={writing.close}>
          {visitorsCopy.cancel}
        </Button>
        {answer !== null && (
          <Button variant="subtle" color="red" disabled={save.isPending} onClick={() => save.mutate(null)}>
            {visitorsCopy.removeAnswer}
          </Button>
        )}
      </Group>
    </form>
  );
}
