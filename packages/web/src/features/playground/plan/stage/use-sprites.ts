import {
  furnishingRoutes,
  type PieceQuestion,
  type StagingPlan,
  type VersionId,
} from '@home-design/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../../lib/api/api-client.ts';
import { isReachable, whenReachable } from '../../../../lib/api/connection.ts';
import { log } from '../../../../lib/log.ts';
import { isOnWall, type Kinds, type PlanItem } from '../plan-items.ts';
import type { PlanEditing } from '../use-plan-editing.ts';
import { hasAllSides, hasExact, lookOf, type Sprite, TURNS, withSprites } from './sprites.ts';

/** Sprites by the look of their piece; see `lookOf`. */
export type Sprites = ReadonlyMap<string, readonly Sprite[]>;

/** A piece is rendered at a new place once it has rested there so long. */
const REST_MS = 250;

/**
 * Pictures of the pieces, loaded one after the other: first of the chosen piece at its place, then of it from all
 * sides, then of the others. A picture that the server cannot give is not asked for again; while the server is away,
 * loading waits.
 * @param versionId of the photo before it was furnished
 */
export function useSprites(versionId: VersionId, plan: StagingPlan, editing: PlanEditing): Sprites {
  const [sprites, setSprites] = useState<Sprites>(new Map());
  const [done, setDone] = useState(0);
  const begun = useRef(0);
  const asked = useRef(new Set<string>());
  const isShown = useRef(true);
  const client = useQueryClient();
  const { items, chosen, draggedFrom, kinds } = editing;

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  useEffect(() => {
    if (begun.current > done || draggedFrom) return;
    const wanted = nextQuestion(plan, { items, chosen, kinds }, sprites, asked.current);
    if (!wanted) return;
    const waiting = setTimeout(() => {
      begun.current += 1;
      asked.current.add(wanted.key);
      client
        .fetchQuery({
          queryKey: ['piece-sprites', versionId, wanted.question],
          queryFn: ({ signal }) =>
            call(furnishingRoutes.sprites, { params: { versionId }, body: wanted.question, signal }),
          staleTime: Number.POSITIVE_INFINITY,
          retry: false,
        })
        .then(({ results }) => Promise.all(results.map((sprite) => loaded(wanted.item, sprite))))
        .then((made) => setSprites((known) => withSprites(known, made)))
        .catch(async (error: unknown) => {
          // Its outline still shows where it is.
          if (isShown.current) log.error('A piece could not be shown', error);
          if (await isReachable()) return;
          await whenReachable();
          asked.current.delete(wanted.key);
        })
        .finally(() => setDone((count) => count + 1));
    }, REST_MS);
    return () => clearTimeout(waiting);
  }, [done, draggedFrom, plan, items, chosen, kinds, sprites, versionId, client]);

  return sprites;
}

interface Wanted {
  item: PlanItem;
  question: PieceQuestion;
  key: string;
}

/** The pictures to load next; null when all are there. */
export function nextQuestion(
  { style, seed }: Pick<StagingPlan, 'style' | 'seed'>,
  { items, chosen, kinds }: { items: readonly PlanItem[]; chosen: PlanItem | null; kinds: Kinds },
  sprites: Sprites,
  asked: ReadonlySet<string>,
): Wanted | null {
  const ask = (item: PlanItem, turns: PieceQuestion['turns']): Wanted => {
    const { id, locked: _is, ...piece } = item;
    const number = items.findIndex((other) => other.id === id);
    const question = { style, seed, number, turns, item: piece };
    return { item, question, key: JSON.stringify(question) };
  };
  const others = items.filter((item) => item !== chosen);
  const exact = (list: readonly PlanItem[]) =>
    list.filter((item) => !hasExact(sprites.get(lookOf(item)), item)).map((item) => ask(item, 1));
  const turns = chosen && !isOnWall(chosen, kinds) && !hasAllSides(sprites.get(lookOf(chosen)), chosen);
  const around = turns ? [ask(chosen, TURNS)] : [];
  const wanted = [...exact(chosen ? [chosen] : []), ...around, ...exact(others)];
  return wanted.find(({ key }) => !asked.has(key)) ?? null;
}

async function loaded(
  item: PlanItem,
  { turn, area, picture }: { turn: number; area: Sprite['area']; picture: string },
): Promise<Sprite> {
  const image = new Image();
  image.src = `data:image/webp;base64,${picture}`;
  await image.decode();
  return { of: { ...item, turn }, area, picture: image };
}
