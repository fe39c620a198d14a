import { describe, expect, it } from 'vitest';
import { drawnKnownRoom } from '../../test/drawn-known-room.ts';
import { NEGATIVE } from '../../test/negative-editor.ts';
import type { Editor } from './base/editor.ts';
import { EditRequest } from './edit-request.ts';
import { editingBy, OWN_EDITING, OWN_EDITORS } from './editing.ts';
import { EDITS } from './edits.ts';

const { photo, analysis } = drawnKnownRoom(90, 60);
const readRoom = async () => analysis;
const unread = async () => expect.fail('the room was read');
const MOODY = EditRequest.parse({ mode: 'lighting', type: 'moody' });
const WARM = EditRequest.parse({ mode: 'lighting', type: 'golden_hour' });
const negative = photo.data.map((value) => 255 - value);

describe('editors', () => {
  const { make, foresee } = editingBy([NEGATIVE, ...OWN_EDITORS]);

  it("are asked in their order, so that another editor comes before the engine's own", async () => {
    expect(await make(photo, MOODY, unread, {})).toMatchObject({
      raster: { data: negative },
      warnings: ['This was made elsewhere.'],
      editClass: 'light only',
    });
  });

  it('leave to the next what they do not support', async () => {
    const made = await make(photo, WARM, unread, {});
    expect(made).toEqual(await OWN_EDITING.make(photo, WARM, unread, {}));
  });

  it('make the parts of composed edits, too', async () => {
    const request = EditRequest.parse({ mode: 'selective-change', light: 'moody' });
    const { raster, steps } = await make(photo, request, readRoom, {});
    expect(raster.data).toEqual(negative);
    expect(steps).toMatchObject([{ edits: ['lighting'], outlook: 'may' }]);
  });

  it('may support an edit in some rooms only', async () => {
    const inDeepRooms: Editor = {
      ...NEGATIVE,
      supports: async (_request, read, watch) => (await read(watch)).layout.confidence > 2,
    };
    const editing = editingBy([inDeepRooms, ...OWN_EDITORS]);
    const made = await editing.make(photo, MOODY, readRoom, {});
    expect(made).toEqual(await OWN_EDITING.make(photo, MOODY, readRoom, {}));
  });

  it('without a judgment may or may not succeed', async () => {
    expect(await foresee(photo, MOODY, unread, {})).toEqual({ outlook: 'may', request: MOODY });
    expect(await foresee(photo, WARM, unread, {})).toMatchObject({ outlook: 'will' });
  });

  it('of the engine make one mode each', () => {
    const [first] = OWN_EDITORS;
    expect(OWN_EDITORS).toHaveLength(Object.keys(EDITS).length);
    expect(first!.supports(EditRequest.parse({ mode: 'wall-color', color: '#9caf88' }), unread, {})).toBe(
      true,
    );
    expect(first!.supports(WARM, unread, {})).toBe(false);
  });
});
