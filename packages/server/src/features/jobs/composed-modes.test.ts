import { EditRequest } from '@home-design/engine';
import { describe, expect, it } from 'vitest';
import { readEdit } from './edit-modes.ts';

describe('combined edits', () => {
  const box = { x: 0.1, y: 0.2, width: 0.3, height: 0.4 };

  it.each([
    ['style-transfer', {}, 'Restyled in modern style', 'generated'],
    ['redesign', { style: 'rustic', room_type: 'bedroom' }, 'Redesigned as a rustic bedroom', 'generated'],
    ['concept', { room_type: 'office' }, 'Idea for a modern office', 'generated'],
    ['outdoor-space', { sky_type: 'sunset' }, 'Outdoors in modern style, sunset sky', 'generated'],
    ['architecture', {}, 'Architectural view', 'edited'],
    ['blueprint', { units: 'imperial' }, 'Drawing in feet', 'generated'],
    ['brand', { text: 'Harbor Homes' }, 'With the name Harbor Homes', 'edited'],
    [
      'selective-change',
      { color: 'sage', categories: ['sofa'], light: 'twilight' },
      'Sage walls, sofa removed, evening light',
      'edited',
    ],
  ] as const)('%s reaches the engine as %j and has the label %s', (mode, args, label, kind) => {
    const edit = readEdit(mode, args);
    expect(edit).toMatchObject({ label, kind });
    const { color: _paint, ...same } = args as { color?: string };
    expect(EditRequest.parse(edit.request(3))).toMatchObject({ mode, seed: 3, ...same });
  });

  it('pass paints to the engine as colors, and leave what is not chosen to the style', () => {
    expect(readEdit('redesign', { color: 'sage', light: 'moody' }).request(1)).toMatchObject({
      color: '#9CAF88',
      light: 'moody',
    });
    expect(readEdit('redesign', {}).request(1)).not.toHaveProperty('color');
    expect(readEdit('concept', {}).request(1)).not.toHaveProperty('color');
  });

  it('keep selections of walls and of things apart, painted or not', () => {
    const [wall, thing] = ['iVBORw0KGgoAAAA=', 'iVBORw0KGgoBBBB='];
    const args = {
      color: 'sage',
      walls: { add: { painted: wall } },
      corrections: { add: { painted: thing, boxes: [box] } },
    };
    const edit = readEdit('selective-change', args);
    expect(edit.files).toEqual({ 'walls-add': wall, 'corrections-add': thing });
    expect(JSON.stringify(edit.arguments)).not.toMatch(/iVBOR/);
    const paths = { 'walls-add': '/w.png', 'corrections-add': '/c.png' };
    expect(EditRequest.parse(edit.request(1, paths))).toMatchObject({
      walls: { add: { painted: '/w.png' } },
      corrections: { add: { painted: '/c.png', boxes: [box] } },
    });
    expect(readEdit('selective-change', { ...edit.arguments, ...edit.bulky }).files).toEqual(edit.files);
  });

  it("pass a logo to the engine as a file, and leave it out of the version's arguments", () => {
    const logo = 'iVBORw0KGgoAAAA=';
    const edit = readEdit('brand', { logo, corner: 'top-left' });
    expect(edit).toMatchObject({
      label: 'With a logo',
      description: 'A logo at the top left',
      files: { logo },
    });
    expect(edit.arguments).not.toHaveProperty('logo');
    expect(EditRequest.parse(edit.request(1, { logo: '/logo' }))).toMatchObject({ logo: '/logo' });
    expect(readEdit('brand', { ...edit.arguments, ...edit.bulky }).files).toEqual({ logo });
  });
});
