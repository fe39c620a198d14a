import { Text, UnstyledButton } from '@mantine/core';
import { Photo } from '../../../core/photo/photo.tsx';
import { piecesOf } from '../base/furnished.ts';
import type { FurnishedElsewhere } from './furnished-elsewhere.ts';
import classes from './second-view.module.css';
import { secondViewCopy as copy } from './second-view-copy.ts';

interface ChooseFurnishedProps {
  found: readonly FurnishedElsewhere[];
  onChoose: (chosen: FurnishedElsewhere) => void;
}

/** The furnished versions of the project's other photos. */
export function ChooseFurnished({ found, onChoose }: ChooseFurnishedProps) {
  if (found.length === 0) return <Text role="status">{copy.nothing}</Text>;
  return (
    <ul className={classes.choices} aria-label={copy.choose}>
      {found.map((each) => (
        <li key={each.version.id}>
          <UnstyledButton className={classes.choice} onClick={() => onChoose(each)}>
            <Photo
              picture={each.version}
              alt=""
              sizes="(max-width: 36em) 50vw, 220px"
              className={classes.shot}
            />
            <Text size="sm" fw={600} truncate>
              {each.photo.name}
            </Text>
            <Text size="sm" truncate>
              {each.version.label}
            </Text>
            <Text size="xs" c="dimmed" lineClamp={2}>
              {piecesOf(each.plan)}
            </Text>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
