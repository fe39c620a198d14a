import { STAGING_STYLES } from '@home-design/vocabulary';
import { describe, expect, it } from 'vitest';
import { STYLE_PALETTES } from '../../furniture/styles/palettes.ts';
import type { Step } from '../compose/step.ts';
import { EditRequest, type RequestOf } from '../edit-request.ts';
import {
  architectureSteps,
  conceptSteps,
  outdoorSpaceSteps,
  redesignSteps,
  selectiveChangeSteps,
  styleTransferSteps,
} from './recipes.ts';

type Composed =
  | 'style-transfer'
  | 'redesign'
  | 'concept'
  | 'outdoor-space'
  | 'selective-change'
  | 'architecture';
const asked = <Mode extends Composed>(mode: Mode, given: object = {}) =>
  EditRequest.parse({ mode, ...given }) as RequestOf<Mode>;

/** Each step's role and the modes of its ways. */
function outline(steps: readonly Step[]) {
  return steps.map(({ role, ways }) => [
    role,
    ...ways.map(({ edits }) => edits.map(({ mode }) => mode).join('+')),
  ]);
}

/** The edit of a mode among the steps. */
function editOf<Mode extends EditRequest['mode']>(steps: readonly Step[], mode: Mode): RequestOf<Mode> {
  const edits = steps.flatMap(({ ways }) => ways.flatMap((way) => way.edits));
  return edits.find((edit) => edit.mode === mode) as RequestOf<Mode>;
}

describe('the redesign family', () => {
  it('style transfer paints, furnishes empty rooms and relights; existing furniture stays', () => {
    expect(outline(styleTransferSteps(asked('style-transfer')))).toEqual([
      ['core', 'wall-color'],
      ['core', 'furniture'],
      ['extra', 'lighting'],
    ]);
  });

  it('a redesign removes old furniture first', () => {
    expect(outline(redesignSteps(asked('redesign')))).toEqual([
      ['core', 'wall-color'],
      ['core', 'empty-room+furniture', 'furniture'],
      ['extra', 'lighting'],
    ]);
  });

  it('a concept has no result without its furniture', () => {
    expect(outline(conceptSteps(asked('concept')))).toEqual([
      ['extra', 'wall-color'],
      ['needed', 'empty-room+furniture', 'furniture'],
    ]);
  });

  it('an outdoor space needs visible sky, and gets another one before furniture on the ground', () => {
    const steps = outdoorSpaceSteps(asked('outdoor-space', { sky_type: 'sunset', strength: 0.6 }));
    expect(outline(steps)).toEqual([
      ['needed', 'sky'],
      ['extra', 'furniture'],
    ]);
    expect(editOf(steps, 'furniture')).toMatchObject({ room_type: 'outdoor', strength: 0.6 });
    expect(editOf(steps, 'sky')).toMatchObject({ sky_type: 'sunset', strength: 0.6 });
  });

  it('an architect shows a house upright and evenly lit', () => {
    const steps = architectureSteps(asked('architecture', { strength: 1 }));
    expect(outline(steps)).toEqual([
      ['core', 'upright'],
      ['core', 'lighting'],
    ]);
    expect(editOf(steps, 'lighting')).toMatchObject({ type: 'evenly_lit', strength: 0.75 });
  });

  it('selective changes make everything that was chosen', () => {
    const chosen = { color: '#9CAF88', categories: ['sofa'], light: 'moody' };
    const steps = selectiveChangeSteps(asked('selective-change', chosen));
    expect(outline(steps)).toEqual([
      ['needed', 'wall-color'],
      ['needed', 'object-removal'],
      ['needed', 'lighting'],
    ]);
    expect(outline(selectiveChangeSteps(asked('selective-change', { objects: [2] })))).toEqual([
      ['needed', 'object-removal'],
    ]);
    expect(() => selectiveChangeSteps(asked('selective-change'))).toThrow('Please choose what to change');
  });

  it('passes strength and seed on, and a chosen color or light in place of the palette', () => {
    const given = {
      style: 'luxury',
      room_type: 'bedroom',
      strength: 0.5,
      seed: 7,
      color: '#112233',
      light: 'twilight',
      corrections: { add: { regions: [4] } },
    };
    const steps = redesignSteps(asked('redesign', given));
    expect(editOf(steps, 'wall-color')).toMatchObject({
      color: '#112233',
      corrections: { add: { regions: [4] } },
      strength: 0.5,
      seed: 7,
    });
    expect(editOf(steps, 'furniture')).toMatchObject({
      style: 'luxury',
      room_type: 'bedroom',
      strength: 0.5,
      seed: 7,
    });
    expect(editOf(steps, 'lighting')).toMatchObject({ type: 'twilight', strength: 0.5 });
  });
});

describe('palettes', () => {
  it.each(STAGING_STYLES)('%s has paints that differ and mild light', (style) => {
    const { walls, light } = STYLE_PALETTES[style];
    expect(new Set(walls.map(({ hex }) => hex)).size).toBe(walls.length);
    expect(light.strength).toBeLessThanOrEqual(0.5);
    const paints = walls.map((_, seed) =>
      editOf(styleTransferSteps(asked('style-transfer', { style, seed })), 'wall-color'),
    );
    expect(paints.map(({ color }) => color)).toEqual(walls.map(({ hex }) => hex));
  });
});
