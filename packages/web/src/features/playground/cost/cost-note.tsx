import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../../../lib/addresses/paths.ts';
import { inAboutWords } from '../../../lib/formats.ts';
import { panelCopy as copy } from '../base/panel-copy.ts';
import type { useCredits } from './use-credits.ts';

interface CostNoteProps {
  id: string;
  /** How many designs the edit takes. */
  designs: number;
  credits: ReturnType<typeof useCredits>;
  /** Usual duration of such edits in seconds; null without past ones. */
  usual?: number | null;
  /** Whether the edit combines others, and may leave out some of them. */
  isCombined?: boolean;
  /** Whether the forecast says that the edit will be refused. */
  isRefused?: boolean;
}

/** The cost of the edit and the designs left, before the click. */
export function CostNote(props: CostNoteProps) {
  const { id, designs, credits, usual = null, isCombined = false, isRefused = false } = props;
  const isTooMuch = credits !== null && credits.remaining < designs;
  if (isRefused && !isTooMuch) {
    return (
      <Text id={id} size="xs" c="dimmed">
        {copy.costNothing} {credits && copy.left(credits.remaining, credits.total)}
      </Text>
    );
  }
  return (
    <Text id={id} size="xs" c={isTooMuch ? 'red' : 'dimmed'}>
      {sentence(designs, credits)} {!isTooMuch && (isCombined ? copy.costFreeCombined : copy.costFree)}{' '}
      {isTooMuch && (
        <Anchor component={Link} to={paths.plans()} inherit underline="always">
          {copy.seePlans}
        </Anchor>
      )}
      {!isTooMuch && usual !== null && copy.usual(inAboutWords(usual))}
    </Text>
  );
}

function sentence(designs: number, credits: ReturnType<typeof useCredits>): string {
  if (!credits) return copy.cost(designs);
  const { remaining, total } = credits;
  if (remaining === 0) return copy.noneLeft(total);
  return `${copy.cost(designs)} ${remaining < designs ? copy.tooFewLeft(remaining) : copy.left(remaining, total)}`;
}
