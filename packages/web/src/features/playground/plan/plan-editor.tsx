import type { FurnitureKind, RoomView, Version } from '@home-design/contract';
import { Button, Group, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import type { AskedEdit } from '../base/asked-edit.ts';
import type { Furnished } from '../base/furnished.ts';
import { CostNote } from '../cost/cost-note.tsx';
import { useCredits } from '../cost/use-credits.ts';
import { furnitureQuery } from './furniture-query.ts';
import { PlanBar } from './plan-bar.tsx';
import { planCopy as copy, wordsOf } from './plan-copy.ts';
import plan from './plan-editor.module.css';
import { PlanPlaceholder } from './plan-placeholder.tsx';
import { PlanStage } from './plan-stage.tsx';
import { roomQuery } from './room-query.ts';
import { usePlanEditing } from './use-plan-editing.ts';

interface PlanEditorProps {
  version: Version;
  furnished: Furnished;
  /** Whether the photo shows none of the arrangement yet. */
  isNew?: boolean;
  isApplying: boolean;
  onApply: (edit: AskedEdit) => void;
  onLeave: () => void;
}

/** Moves, turns, swaps, adds and removes the furniture of a staged photo, on the photo itself. */
export function PlanEditor(props: PlanEditorProps) {
  const room = useQuery(roomQuery(props.furnished.before.id));
  const kinds = useQuery(furnitureQuery);
  if (room.data && kinds.data) return <Arranging {...props} view={room.data} list={kinds.data} />;
  return (
    <PlanPlaceholder
      version={props.version}
      hasFailed={room.isError || kinds.isError}
      onRetry={() => void Promise.all([room.refetch(), kinds.refetch()])} // the queries keep their own errors
      onLeave={props.onLeave}
    />
  );
}

const COST_ID = 'cost-of-arrangement';

function Arranging(props: PlanEditorProps & { view: RoomView; list: readonly FurnitureKind[] }) {
  const { version, furnished, isNew = false, isApplying, onApply, onLeave, view, list } = props;
  const editing = usePlanEditing(furnished.plan, { view, list, isNew });
  const credits = useCredits();
  const { chosen, blocker, items, isChanged } = editing;
  const canRender = isChanged && items.length > 0 && (credits === null || credits.remaining > 0);

  function render(): void {
    if (!canRender || isApplying) return;
    const arranged = editing.plan();
    onApply({
      versionId: furnished.before.id,
      mode: 'furniture',
      args: { style: arranged.style, plan: arranged },
    });
  }

  return (
    <section aria-label={copy.title} className={plan.editor}>
      <PlanBar editing={editing} list={list} />
      <PlanStage
        view={view}
        editing={editing}
        plan={furnished.plan}
        version={version}
        before={furnished.before}
      />
      <div className={plan.foot}>
        <div>
          <Text size="sm" role="status">
            {items.length === 0
              ? copy.nothingLeft
              : chosen && blocker
                ? copy.inTheWay(wordsOf(chosen.kind), wordsOf(blocker.kind))
                : isChanged
                  ? copy.hint
                  : `${copy.hint} ${copy.unchanged}`}
          </Text>
          <CostNote id={COST_ID} designs={1} credits={credits} />
        </div>
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconX size={18} stroke={ICON_STROKE} aria-hidden />}
            onClick={onLeave}
          >
            {copy.leave}
          </Button>
          <Button
            loading={isApplying}
            mod={{ disabled: !canRender }}
            aria-disabled={!canRender}
            aria-describedby={COST_ID}
            onClick={render}
          >
            {isNew ? copy.renderNew : copy.render}
          </Button>
        </Group>
      </div>
    </section>
  );
}
