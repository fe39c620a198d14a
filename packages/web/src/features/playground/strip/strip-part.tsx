import { Text } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { Photo } from '../../../core/photo/photo.tsx';
import type { Picture } from '../../../core/photo/picture.ts';
import { bringIntoList } from '../base/bring-into-list.ts';
import classes from './strip.module.css';

interface StripEntry {
  id: string;
  name: string;
  picture: Picture;
  to: string;
  isChosen: boolean;
}

interface StripPartProps {
  title: string;
  /** Beside the title. */
  about?: string;
  entries: readonly StripEntry[];
  onChoose?: () => void;
}

/** Pictures in a row, each a link; the chosen one is scrolled into sight. */
export function StripPart({ title, about, entries, onChoose }: StripPartProps) {
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const chosen = entries.find(({ isChosen }) => isChosen)?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another chosen picture is the reason, not an input
  useEffect(() => bringIntoList(list.current), [chosen, entries.length]);

  return (
    <div className={classes.part}>
      <Text size="xs" c="dimmed">
        <span id={titleId}>{title}</span> {about}
      </Text>
      <ul ref={list} className={classes.list} aria-labelledby={titleId}>
        {entries.map(({ id, name, picture, to, isChosen }) => (
          <li key={id}>
            <Link
              className={classes.link}
              to={to}
              title={name}
              preventScrollReset
              aria-current={isChosen ? 'true' : undefined}
              onClick={onChoose}
            >
              <Photo className={classes.photo} picture={picture} alt="" sizes="72px" detail="thumbnail" />
              <span className={classes.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
