import type { FurnitureKind, RoomView, Version } from '@home-design/contract';
import { useQuery } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import type { AskedEdit } from '../base/asked-edit.ts';
import type { Furnished } from '../base/furnished.ts';
import { useCredits } from '../cost/use-credits.ts';
import { furnitureQuery } from './furniture-query.ts';
import { PlanBar } from './plan-bar.tsx';
import { planCopy as copy } from './plan-copy.ts';
import plan from './plan-editor.module.css';
import { PlanFoot } from './plan-foot.tsx';
import { keyAction } from './plan-keys.ts';
import { PlanPlaceholder } from './plan-placeholder.tsx';
import { roomQuery } from './room-query.ts';
import { PlanSide } from './side/plan-side.tsx';
import { PlanStage } from './stage/plan-stage.tsx';
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

/** Moves, turns, swaps, aligns, locks, adds and removes the furniture of a staged photo, on the photo itself. */
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

function Arranging(props: PlanEditorProps & { view: RoomView; list: readonly FurnitureKind[] }) {
  const { version, furnished, isNew = false, isApplying, onApply, onLeave, view, list } = props;
  const editing = usePlanEditing(furnished.plan, { view, list, isNew });
  const credits = useCredits();
  const { items, isChanged } = editing;
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

  /** Steps are undone and pieces duplicated from the lists beside the photo, too. */
  function onKeyDown(event: KeyboardEvent): void {
    const act =
      event.defaultPrevented || !(event.ctrlKey || event.metaKey) ? null : keyAction(event, editing);
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    <section aria-label={copy.title} className={plan.editor} onKeyDown={onKeyDown}>
      <PlanBar editing={editing} />
      <div className={plan.place}>
        <PlanStage
          view={view}
          editing={editing}
          plan={furnished.plan}
          version={version}
          before={furnished.before}
        />
      </div>
      <PlanSide editing={editing} list={list} />
      <PlanFoot
        editing={editing}
        credits={credits}
        canRender={canRender}
        isNew={isNew}
        isApplying={isApplying}
        onRender={render}
        onLeave={onLeave}
      />
    </section>
  );
}
