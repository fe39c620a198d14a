import type { RoomView, StagingPlan, Version } from '@home-design/contract';
import { VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, useId, useMemo, useRef } from 'react';
import { Stage } from '../../../../core/photo/stage.tsx';
import type { Point } from '../../marks/mark.ts';
import { planCopy as copy, wordsOf } from '../plan-copy.ts';
import classes from '../plan-editor.module.css';
import { isOnWall, turnedBy } from '../plan-items.ts';
import { keyAction } from '../plan-keys.ts';
import { inPicture } from '../room-camera.ts';
import type { PlanEditing } from '../use-plan-editing.ts';
import { CutOutCanvas } from './cut-out-canvas.tsx';
import { GuideLines } from './guide-lines.tsx';
import { farFirst, outlinesIn } from './outline.ts';
import { PieceOutline } from './piece-outline.tsx';
import { useGrip } from './use-grip.ts';
import { useSprites } from './use-sprites.ts';

interface PlanStageProps {
  view: RoomView;
  editing: PlanEditing;
  /** The arrangement as it was rendered. */
  plan: StagingPlan;
  /** The furnished version, and the version before it. */
  version: Version;
  before: Version;
}

/** The arrangement on the photo: pieces are dragged, turned and chosen here. */
export function PlanStage({ view, editing, plan, version, before }: PlanStageProps) {
  const { items, chosen, places, kinds, news, guides } = editing;
  const sprites = useSprites(before.id, plan, editing);
  const stage = useRef<HTMLDivElement>(null);
  const grip = useGrip(stage, editing);
  const helpId = useId();
  const outlines = useMemo(() => outlinesIn(view, kinds), [view, kinds]);
  const seen = items.flatMap((item) => {
    const outline = outlines(item);
    return outline ? [{ item, outline }] : [];
  });
  const ratio = view.height / view.width;
  /** The piece that shows the handle that turns it. */
  const turning = chosen && places.length === 1 && !editing.held && !isOnWall(chosen, kinds) ? chosen : null;

  function onKeyDown(event: KeyboardEvent): void {
    const act = keyAction(event, editing);
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    <Stage width={version.width} height={version.height}>
      <CutOutCanvas
        view={view}
        editing={editing}
        sprites={sprites}
        seen={seen}
        version={version}
        before={before}
      />
      <div
        ref={stage}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys are named in the help
        tabIndex={0}
        className={classes.stage}
        aria-label={copy.stage}
        aria-describedby={helpId}
        onPointerMove={grip.move}
        onPointerUp={grip.leave}
        onPointerCancel={grip.leave}
        onKeyDown={onKeyDown}
      >
        <svg
          className={classes.outlines}
          viewBox={`0 0 1000 ${1000 * ratio}`}
          preserveAspectRatio="none"
          aria-hidden
        >
          {farFirst(seen, kinds).map(({ item, outline }) => (
            <PieceOutline
              key={item.id}
              id={item.id}
              name={wordsOf(item.kind)}
              outline={outline}
              down={1000 * ratio}
              isChosen={editing.isChosen(item.id)}
              isLocked={item.locked ?? false}
              isLast={item.id === chosen?.id}
              front={item === turning ? frontOf(view, item) : null}
              grip={grip}
            />
          ))}
          <GuideLines view={view} guides={guides} down={1000 * ratio} />
        </svg>
      </div>
      <VisuallyHidden id={helpId}>{copy.stageHelp}</VisuallyHidden>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </Stage>
  );
}

/** Meters from a piece's edge to the handle that turns it. */
const REACH = 0.3;

/** The place of the handle in front of a piece, in the picture. */
function frontOf(view: RoomView, { x, y, z, turn, size }: PlanEditing['items'][number]): Point | null {
  const [dx, dz] = turnedBy(0, size[2] / 2 + REACH, turn);
  return inPicture(view, [x + dx, y, z + dz]);
}
