import type { RoomView, Version } from '@home-design/contract';
import { useEffect, useRef, useState } from 'react';
import { Photo } from '../../../../core/photo/photo.tsx';
import { log } from '../../../../lib/log.ts';
import { PICTURE_SIZES } from '../../base/picture-sizes.ts';
import classes from '../plan-editor.module.css';
import type { PlanItem } from '../plan-items.ts';
import type { PlanEditing } from '../use-plan-editing.ts';
import { type CutOuts, cutOuts, drawCutOuts, nothingCutOut, type Placed } from './cut-outs.ts';
import { type Outline, outlineOf } from './outline.ts';
import { fittedSprite, lookOf } from './sprites.ts';
import type { Sprites } from './use-sprites.ts';

interface CutOutCanvasProps {
  view: RoomView;
  editing: PlanEditing;
  sprites: Sprites;
  seen: readonly { item: PlanItem; outline: Outline }[];
  version: Version;
  before: Version;
}

/** The furnished photo. As soon as something is moved, it becomes a sketch of the result. */
export function CutOutCanvas({ view, editing, sprites, seen, version, before }: CutOutCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [cut, setCut] = useState<CutOuts | null>(null);
  const { items, rendered, kinds, isChanged } = editing;
  const urls = {
    empty: before.preview_url ?? before.storage_url,
    furnished: version.preview_url ?? version.storage_url,
    mask: version.mask_url,
  };
  const { empty, furnished, mask } = urls;
  // The photo shows none of the arrangement yet.
  const isNew = version.id === before.id;

  useEffect(() => {
    let isWanted = true;
    if (empty === null || furnished === null || (mask === null && !isNew)) return;
    (isNew || mask === null ? nothingCutOut(empty) : cutOuts({ empty, furnished, mask }))
      .then((made) => isWanted && setCut(made))
      // Without the pictures, only the outlines show where things are.
      .catch((error: unknown) => log.error('The furniture could not be cut out', error));
    return () => {
      isWanted = false;
    };
  }, [empty, furnished, mask, isNew]);

  useEffect(() => {
    if (!canvas.current || !cut) return;
    const byId = new Map(rendered.map((item) => [item.id, item]));
    const placed = seen.map(({ item, outline }): Placed => {
      const was = byId.get(item.id);
      const stillShown = was && isSameThing(was, item) ? outlineOf(view, was, kinds) : null;
      const sprite = fittedSprite(view, sprites.get(lookOf(item)), item, kinds);
      return { item, outline, rendered: stillShown, isMoved: !was || !isSamePlace(was, item), sprite };
    });
    const here = new Set(placed.flatMap(({ item, rendered: shown }) => (shown ? [item.id] : [])));
    const gone = rendered.flatMap((item) => (here.has(item.id) ? [] : (outlineOf(view, item, kinds) ?? [])));
    drawCutOuts(canvas.current, cut, { placed, gone, isWhole: seen.length === items.length, kinds });
  }, [cut, seen, sprites, items, rendered, kinds, view]);

  return (
    <>
      <Photo picture={version} alt={version.label} sizes={PICTURE_SIZES} eager />
      <canvas
        ref={canvas}
        className={classes.sketch}
        data-shown={(cut !== null && isChanged) || undefined}
        aria-hidden
      />
    </>
  );
}

/** Whether the rendered picture can be used for a moved thing: turned or swapped it looks different. */
const isSameThing = (was: PlanItem, is: PlanItem): boolean =>
  was.kind === is.kind && was.silhouette === is.silhouette && was.turn === is.turn;

const isSamePlace = (was: PlanItem, is: PlanItem): boolean =>
  isSameThing(was, is) && was.x === is.x && was.y === is.y && was.z === is.z;
