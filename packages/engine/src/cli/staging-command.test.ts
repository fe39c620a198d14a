import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawnKnownRoom } from '../../test/drawn-known-room.ts';
import { temporaryFolder } from '../../test/folders.ts';
import { edit, editHere } from '../../test/run-edit.ts';
import { encodePng } from '../base/codec/index.ts';
import { StagingPlan } from '../edits/furniture/plan/staging-plan.ts';

const PLAN: StagingPlan = {
  version: 1,
  roomType: 'living_room',
  style: 'rustic',
  seed: 7,
  items: [
    {
      kind: 'coffee-table',
      silhouette: 'rectangle',
      x: 0,
      y: 0,
      z: -3,
      turn: 20,
      size: [1.1, 0.42, 0.6],
    },
  ],
};
const furnish = (...args: string[]) => editHere(...args, '--mode', 'furniture');

describe('npm run edit -- --mode furniture', () => {
  it('plans by style, room and seed, stores the plan, and renders a stored plan to the same bytes', async () => {
    const folder = await temporaryFolder();
    const file = (name: string) => join(folder, name);
    await writeFile(file('room.png'), await encodePng(drawnKnownRoom(240, 160).photo));
    const wish = ['--style', 'scandinavian', '--room-type', 'office', '--seed', '7', '--strength', '0.3'];
    const keep = ['--plan', file('plan.json'), '-o', file('staged.png'), '--json'];
    const first = await furnish(file('room.png'), ...wish, ...keep);
    expect(first).toMatchObject({ code: 0, complaints: '' });
    const text = await readFile(file('plan.json'), 'utf8');
    const plan = StagingPlan.parse(JSON.parse(text));
    expect(plan).toMatchObject({ style: 'scandinavian', roomType: 'office', seed: 7 });
    expect(plan.items.length).toBeGreaterThan(0);
    // A plan that people edit by hand has one value per line.
    expect(text.split('\n').length).toBeGreaterThan(20);
    const told = JSON.parse(first.out);
    expect(told).toMatchObject({ width: 240, height: 160, plan });
    expect(told.changedShare).toBeGreaterThan(0.01);

    const given = ['--from-plan', file('plan.json'), '--seed', '99', '--plan', file('kept.json')];
    // In another process, like that of another user.
    const again = await edit(file('room.png'), ...given, '-o', file('again.png'), '--mode', 'furniture');
    expect(again.code).toBe(0);
    expect((await readFile(file('again.png'))).equals(await readFile(file('staged.png')))).toBe(true);
    expect(await readFile(file('kept.json'), 'utf8')).toBe(text);
  });

  it('explains what is wrong with a plan file', async () => {
    const folder = await temporaryFolder();
    const wrong: [string, string, string][] = [
      ['notes.json', 'a sofa to the left', 'is not JSON'],
      ['other.json', '{"version":1}', 'is no plan'],
      ['later.json', JSON.stringify({ ...PLAN, version: 2 }), 'is no plan: version'],
      [
        'size.json',
        JSON.stringify({ ...PLAN, items: [{ ...PLAN.items[0], size: [0, 1, 1] }] }),
        'items.0.size',
      ],
      [
        'kind.json',
        JSON.stringify({ ...PLAN, items: [{ ...PLAN.items[0], kind: 'dragon' }] }),
        'items.0.kind',
      ],
      ['extra.json', JSON.stringify({ ...PLAN, owner: 'me' }), 'owner'],
    ];
    for (const [name, text, hint] of wrong) {
      await writeFile(join(folder, name), text);
      const { code, complaints } = await furnish('a.jpg', '--from-plan', join(folder, name), '-o', 'b.jpg');
      expect(complaints, name).toContain(hint);
      expect(code, name).toBe(2);
    }
  });

  it('says which options do not go together', async () => {
    const wrong: [string[], string][] = [
      [
        ['a.jpg', '-m', 'furniture', '--from-plan', 'none.json', '-o', 'b.jpg'],
        'There is no plan in none.json',
      ],
      [['a.jpg', '-m', 'lighting', '--plan', 'p.json', '-o', 'b.jpg'], '--plan keeps the plan of one photo'],
      [
        ['a.jpg', 'b.jpg', '-m', 'furniture', '--plan', 'p.json', '-o', 'c/'],
        '--plan keeps the plan of one photo',
      ],
      [['a.jpg', '-m', 'furniture', '--style', 'gothic', '-o', 'b.jpg'], 'scandinavian'],
      [['a.jpg', '-m', 'furniture', '--room-type', 'cellar', '-o', 'b.jpg'], 'dining_room'],
      [['a.jpg', '-m', 'furniture', '--color', 'sage', '-o', 'b.jpg'], '--color does not go with'],
    ];
    for (const [args, hint] of wrong) {
      const { code, complaints } = await editHere(...args);
      expect(complaints, args.join(' ')).toContain(hint);
      expect(code, args.join(' ')).toBe(2);
    }
  });
});
