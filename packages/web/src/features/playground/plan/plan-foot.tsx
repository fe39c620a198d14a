import { Button, Text } from '@mantine/core';
import { memo } from 'react';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { CostNote } from '../cost/cost-note.tsx';
import type { useCredits } from '../cost/use-credits.ts';
import { hasNoNews } from './has-no-news.ts';
import { planCopy as copy, wordsOf } from './plan-copy.ts';
import plan from './plan-editor.module.css';
import type { PlanEditing } from './use-plan-editing.ts';

interface PlanFootProps {
  editing: PlanEditing;
  credits: ReturnType<typeof useCredits>;
  canRender: boolean;
  /** Whether the photo shows none of the arrangement yet. */
  isNew: boolean;
  isApplying: boolean;
  onRender: () => void;
  onLeave: () => void;
}

const COST_ID = 'cost-of-arrangement';

/** The state of the arrangement, the cost, and the one large button. */
export function PlanFoot(props: PlanFootProps) {
  return (
    <div className={plan.foot}>
      <Text size="xs" role="status">
        {stateOf(props.editing)}
      </Text>
      <Actions {...props} />
    </div>
  );
}

const Actions = memo(
  ({ credits, canRender, isNew, isApplying, onRender, onLeave }: PlanFootProps) => (
    <>
      <CostNote id={COST_ID} designs={1} credits={credits} />
      <div data-foot-bar className={plan.actions}>
        <BusyButton
          size="md"
          fullWidth
          loading={isApplying}
          mod={{ disabled: !canRender }}
          aria-disabled={!canRender}
          aria-describedby={COST_ID}
          onClick={onRender}
        >
          {isNew ? copy.renderNew : copy.render}
        </BusyButton>
        <Button variant="subtle" size="sm" mih={44} px="sm" flex="none" onClick={onLeave}>
          {copy.leave}
        </Button>
      </div>
    </>
  ),
  hasNoNews,
);

function stateOf({ items, chosen, held, blocker, isChanged }: PlanEditing): string {
  if (items.length === 0) return copy.nothingLeft;
  if (held) return copy.isLocked(wordsOf(held.kind));
  if (chosen && blocker) return copy.inTheWay(wordsOf(chosen.kind), wordsOf(blocker.kind));
  return isChanged ? copy.hint : `${copy.hint} ${copy.unchanged}`;
}
