import type { Comment, SharedVersion, VersionId } from '@home-design/contract';
import { Text, UnstyledButton } from '@mantine/core';
import { copy } from './copy.ts';
import classes from './replies.module.css';
import { labelOf } from './shared-names.ts';

interface AnswersNoteProps {
  versions: readonly SharedVersion[];
  /** This visitor's comments that have an answer. */
  comments: readonly Comment[];
  onOpen: (id: VersionId) => void;
}

/** The owner's answers to this visitor. Pressing one opens the comment. */
export function AnswersNote({ versions, comments, onOpen }: AnswersNoteProps) {
  return (
    <section className={classes.answers} aria-label={copy.answersTitle}>
      <Text fw={550}>{copy.answersTitle}</Text>
      <ul>
        {comments.flatMap(({ id, version: of, answer }) => {
          const version = versions.find((each) => each.id === of);
          if (version === undefined) return [];
          return [
            <li key={id}>
              <UnstyledButton className={classes.answer} onClick={() => onOpen(of)}>
                <Text component="span" size="sm" c="dimmed">
                  {copy.answerOn(labelOf(version))}
                </Text>
                <Text component="span" className={classes.answerText}>
                  {answer}
                </Text>
              </UnstyledButton>
            </li>,
          ];
        })}
      </ul>
    </section>
  );
}
