import { EngineError } from '../../base/engine-error.ts';
import { partOf, reportStage, type Watch } from '../../base/progress/watch.ts';
import type { Raster } from '../../base/raster/raster.ts';
import { detectSureObjects } from '../../objects/index.ts';
import type { Analysis } from '../../scene/analysis.ts';
import type { Foreseen } from '../base/edit.ts';
import { WARNINGS, warningsOfRebuilt } from '../base/warnings.ts';
import { type Corrections, pointsOut } from '../corrections/corrections.ts';
import { judgedSureness } from '../object-removal/by-network.ts';
import { shareOf } from '../object-removal/hole/hole.ts';
import type { ThingsRemoved } from '../object-removal/remove-things.ts';
import type { FoundParts } from '../room-parts/find-room-parts.ts';
import { emptyParts, groundsOf } from './empty-parts.ts';
import { bestConfidence, expectKnownThings, isRoomKnown } from './judge-emptying.ts';
import type { EmptyRoomRequest } from './request.ts';
import { correctedParts } from './room-to-empty.ts';
import { whatIsEmptied } from './what-is-emptied.ts';

/** A smaller certain share of the picture is not furniture, but an error of the network. */
const LEAST_THINGS = 0.01;

/**
 * Empties a room: removes everything that stands in it, hangs before its walls or lies on its floor, named or not,
 * and rebuilds floor and walls. Windows, doors, curtains, pendant lamps and built-in parts stay.
 *
 * @param analysis of this same photo.
 * @throws EngineError `edit_not_confident` if no furniture is found, or if it cannot be told from the building or the result is of no
 * use, and there is no selection by a person,
 * `edit_invalid` for corrections that do not fit the photo, `cancelled`.
 */
export async function emptyRoom(
  photo: Raster,
  analysis: Analysis,
  request: EmptyRoomRequest,
  watch: Watch = {},
): Promise<ThingsRemoved> {
  const { corrections, seed } = request;
  const parts = await partsToEmpty(photo, analysis, request, partOf(watch, 0, 0.4));
  reportStage(watch, 'Rebuilding floor and walls', 0.4);
  const isPointedOut = saysWhatGoes(corrections);
  const taken = await emptyParts(photo, analysis, parts, { isPointedOut, seed }, partOf(watch, 0.4, 1));
  const spared = new Set(corrections.remove.regions);
  return {
    ...taken,
    warnings: [
      ...taken.warnings,
      ...warningsOfRebuilt(shareOf(taken.mask), taken.confidence),
      WARNINGS.builtInsStay,
    ],
    regions: corrections.add.regions.filter((id) => !spared.has(id)),
  };
}

/**
 * Judges whether what goes is known well enough. Only rebuilding it shows whether the result is clean, but
 * a person's selection is always removed.
 *
 * @throws EngineError as `emptyRoom`.
 */
export async function foreseeEmptying(
  photo: Raster,
  analysis: Analysis,
  request: EmptyRoomRequest,
): Promise<Foreseen<EmptyRoomRequest>> {
  const parts = await partsToEmpty(photo, analysis, request, {});
  if (saysWhatGoes(request.corrections)) return { outlook: 'will', request };
  const { grounds } = groundsOf(photo, analysis, parts, false);
  expectKnownThings(grounds);
  return {
    outlook: 'may',
    request,
    atMost: Math.max(
      isRoomKnown(grounds) ? bestConfidence(grounds) : 0,
      judgedSureness(1, shareOf(parts.going)),
    ),
  };
}

const saysWhatGoes = ({ add, only }: Corrections): boolean => pointsOut(add) || only !== undefined;

/** The parts that go and that stay, after a person's corrections. */
async function partsToEmpty(
  photo: Raster,
  analysis: Analysis,
  { room_type, corrections }: EmptyRoomRequest,
  watch: Watch,
): Promise<FoundParts> {
  const { parts } = await whatIsEmptied(photo, analysis, room_type, detectSureObjects, watch);
  if (shareOf(parts.going) * parts.sureness < LEAST_THINGS && !saysWhatGoes(corrections)) {
    throw new EngineError(
      'edit_not_confident',
      'We found no furniture in this photo. Mark what to remove with a rectangle or a brush.',
    );
  }
  return correctedParts(photo, analysis, parts, corrections);
}
