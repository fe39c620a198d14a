import type { Board } from '@home-design/contract';
import { Anchor, Breadcrumbs, Text } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../../../lib/addresses/paths.ts';
import trail from '../../../ui/trail.module.css';
import { copy } from '../copy.ts';
import classes from './board-page.module.css';

interface Entry {
  label: string;
  to: string;
  isName?: boolean;
}

/** Projects > project > Boards > board. On further pages of the board, its name is a link and the page comes last. */
export function BoardTrail({ board, here }: { board: Board; here?: string }) {
  const links: Entry[] = [{ label: copy.projects, to: paths.projects() }];
  if (board.project !== null) {
    links.push({ label: board.project_title, to: paths.project(board.project), isName: true });
    links.push({ label: copy.title, to: paths.project(board.project, { tab: 'boards' }) });
  }
  if (here !== undefined) links.push({ label: board.name, to: paths.board(board.id), isName: true });
  return (
    <nav aria-label={copy.trail}>
      <Breadcrumbs separator=">" separatorMargin="xs" className={`${trail.trail} ${classes.trail}`}>
        {links.map(({ label, to, isName }) => (
          <Anchor
            key={to}
            component={Link}
            to={to}
            size="sm"
            className={`${classes.trailLink} ${isName ? trail.name : ''}`}
          >
            <span>{label}</span>
          </Anchor>
        ))}
        <Text size="sm" c="dimmed" aria-current="page" className={`${classes.trailLink} ${trail.name}`}>
          <span>{here ?? board.name}</span>
        </Text>
      </Breadcrumbs>
    </nav>
  );
}
