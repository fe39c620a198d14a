import type { Board } from '@home-design/contract';
import { Text } from '@mantine/core';
import { LinkCards } from '../links/link-cards.tsx';
import { linkCopy } from '../links/link-copy.ts';
import { VisitorChoices } from '../visitors/visitor-choices.tsx';
import { VisitorFeedback } from '../visitors/visitor-feedback.tsx';
import { VisitorUploads } from '../visitors/visitor-uploads.tsx';
import classes from './board-page.module.css';

/** The links of the board, and what visitors sent, liked, chose and wrote. */
export function ShareSettings({ board }: { board: Board }) {
  return (
    <div className={classes.page}>
      <Text c="dimmed">{linkCopy.intro}</Text>
      <LinkCards boardId={board.id} hasDetails />
      <VisitorChoices board={board} />
      <VisitorUploads boardId={board.id} />
      <VisitorFeedback board={board} />
    </div>
  );
}
