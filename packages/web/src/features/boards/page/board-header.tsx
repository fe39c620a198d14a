import type { Board } from '@home-design/contract';
import { Badge, Group, Text } from '@mantine/core';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { copy } from '../copy.ts';
import { BoardActs } from './board-acts.tsx';
import classes from './board-page.module.css';

/** The name and facts of the board, and its actions. */
export function BoardHeader({ board }: { board: Board }) {
  return (
    <PageHeader
      title={board.name}
      actions={
        <div className={classes.acts}>
          <BoardActs board={board} />
        </div>
      }
    >
      {board.description !== '' && <Text className={classes.description}>{board.description}</Text>}
      <Group gap={6} mt={4}>
        <Badge variant="light" color="gray">
          {copy.imageCount(board.image_count)}
        </Badge>
        {board.share_token !== null && <Badge variant="light">{copy.shareable}</Badge>}
        {board.is_auto_generated && (
          <Badge variant="light" color="gray">
            {copy.automatic}
          </Badge>
        )}
      </Group>
    </PageHeader>
  );
}
