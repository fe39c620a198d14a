import type { Board } from '@home-design/contract';
import { Anchor, Breadcrumbs, Text } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { copy } from '../copy.ts';
import classes from './board-page.module.css';

/** Projects > project > Boards > board. On further pages of the board, its name is a link and the page comes last. */
export function BoardTrail({ board, here }: { board: Board; here?: string }) {
  const links: [string, string][] = [[copy.projects, paths.projects()]];
  if (board.project !== null) {
    links.push([board.project_title, paths.project(board.project)]);
    links.push([copy.title, paths.project(board.project, { tab: 'boards' })]);
  }
  if (here !== undefined) links.push([board.name, paths.board(board.id)]);
  return (
    <nav aria-label={copy.trail}>
      <Breadcrumbs separator=">" separatorMargin="xs">
        {links.map(([label, to]) => (
          <Anchor key={to} component={Link} to={to} size="sm" className={classes.trailLink}>
            {label}
          </Anchor>
        ))}
        <Text size="sm" c="dimmed" aria-current="page" className={classes.trailLink}>
          {here ?? board.name}
        </Text>
      </Breadcrumbs>
    </nav>
  );
}
