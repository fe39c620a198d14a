import { EngineError } from '../../base/engine-error.ts';
import type { Step } from '../compose/step.ts';
import { pointsOut } from '../corrections/corrections.ts';
import { LightingRequest } from '../lighting/request.ts';
import type { ArchitectureRequest } from './architecture-request.ts';
import type { OutdoorSpaceRequest } from './outdoor-space-request.ts';
import { furniturePart, lightPart, terracePart, wallsPart } from './parts.ts';
import type { ConceptRequest, RedesignRequest, StyleTransferRequest } from './redesign-request.ts';
import type { SelectiveChangeRequest } from './selective-change-request.ts';

/**
 * Another style: walls in its paint, its furniture where the floor allows it, its light. Existing furniture may stay.
 */
export function styleTransferSteps(request: StyleTransferRequest): Step[] {
  return [wallsPart('core', request), furniturePart('core', request, 'keep'), lightPart('extra', request)];
}

/** Decorates a room anew: removes its furniture if the result is clean, then walls, new furniture and light. */
export function redesignSteps(request: RedesignRequest): Step[] {
  return [
    wallsPart('core', request, request.color),
    furniturePart('core', request, 'replace'),
    lightPart('extra', request, request.light),
  ];
}

/** Shows what a space could become: furniture is required, and paint is added if walls are found. */
export function conceptSteps(request: ConceptRequest): Step[] {
  return [wallsPart('extra', request, request.color), furniturePart('needed', request, 'replace')];
}

/** An outdoor place, recognized by visible sky: another sky with its light, and furniture on free ground. */
export function outdoorSpaceSteps(request: OutdoorSpaceRequest): Step[] {
  const { sky_type, corrections, strength, seed } = request;
  const sky: Step = {
    about: 'Sky',
    ways: [
      {
        edits: [{ mode: 'sky', sky_type, corrections, strength, seed }],
        willDo: 'Changes the sky, and the light with it.',
        done: `Sky changed to ${sky_type.replaceAll('_', ' ')}, and the light with it.`,
      },
    ],
    role: 'needed',
    effort: 2,
  };
  return [sky, terracePart('extra', request)];
}

/**
 * A person's choices, and nothing else; a part that cannot be done refuses the whole.
 *
 * @throws EngineError `edit_invalid` if nothing is chosen.
 */
export function selectiveChangeSteps(request: SelectiveChangeRequest): Step[] {
  const { categories, objects, corrections, color, walls, light, strength, seed } = request;
  const steps: Step[] = [];
  if (color !== undefined) {
    const edits = [{ mode: 'wall-color' as const, color, corrections: walls, strength, seed }];
    steps.push({
      about: 'Wall color',
      ways: [{ edits, willDo: 'Paints the walls.', done: `Walls painted in ${color}.` }],
      role: 'needed',
      effort: 1,
    });
  }
  if (categories.length > 0 || objects.length > 0 || pointsOut(corrections.add)) {
    const edits = [{ mode: 'object-removal' as const, categories, objects, corrections, seed }];
    steps.push({
      about: 'Removal',
      ways: [{ edits, willDo: 'Removes what is chosen.', done: 'The chosen things were taken out.' }],
      role: 'needed',
      effort: 3,
    });
  }
  if (light !== undefined) steps.push(lightPart('needed', { style: 'modern', strength, seed }, light));
  if (steps.length > 0) return steps;
  throw new EngineError(
    'edit_invalid',
    'Please choose what to change: a wall color, things to remove, or a light.',
  );
}

/** Shows a photo like an architect: vertical lines, even light from corner to corner. */
export function architectureSteps({ strength, seed }: ArchitectureRequest): Step[] {
  return [
    {
      about: 'Straightening',
      ways: [
        {
          edits: [{ mode: 'upright', seed }],
          willDo: 'Straightens the uprights.',
          done: 'Uprights made upright.',
        },
      ],
      role: 'core',
      effort: 1,
    },
    {
      about: 'Light',
      ways: [
        {
          edits: [
            LightingRequest.parse({ mode: 'lighting', type: 'evenly_lit', strength: 0.75 * strength, seed }),
          ],
          willDo: 'Evens out the light.',
          done: 'Light made even from corner to corner.',
        },
      ],
      role: 'core',
      effort: 1,
    },
  ];
}
