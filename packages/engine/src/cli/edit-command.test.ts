import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scenePath } from '../../studio/benchmark-scenes/load-scene.ts';
import { drawnPhoto } from '../../test/drawn-photo.ts';
import { temporaryFolder } from '../../test/folders.ts';
import { edit, editHere } from '../../test/run-edit.ts';
import { decodeRaster, encodeJpeg, encodePng } from '../base/codec/index.ts';

async function folderWith(...names: string[]): Promise<string> {
  const folder = await temporaryFolder();
  for (const name of names) await writeFile(join(folder, name), await encodeJpeg(drawnPhoto(160, 120), 92));
  return folder;
}

describe('npm run edit', () => {
  it('repaints the walls of a room by a paint name', async () => {
    const folder = await temporaryFolder();
    const args = [
      scenePath('scandinavian-living-room-1', 'photo'),
      '--mode',
      'wall-color',
      '--color',
      'Sage Green',
      '--json',
    ];
    const { code, out } = await edit(...args, '-o', join(folder, 'out.png'));
    const told = JSON.parse(out);
    expect(told).toMatchObject({
      width: 640,
      height: 433,
      request: { mode: 'wall-color', color: '#9CAF88' },
    });
    expect(told.regions.length).toBeGreaterThan(0);
    expect(told.changedShare).toBeGreaterThan(0.05);
    expect(code).toBe(0);
    expect(await decodeRaster(join(folder, 'out.png'))).toMatchObject({ width: 640, height: 433 });
  });

  it('leaves the rectangle of a `keep` option unchanged', async () => {
    const folder = await temporaryFolder();
    const photo = join(folder, 'room.png');
    const room = await decodeRaster(scenePath('scandinavian-living-room-1', 'photo'), { maxSide: 448 });
    await writeFile(photo, await encodePng(room));
    const args = [
      photo,
      '-m',
      'wall-color',
      '-c',
      'navy',
      '--keep-box',
      '0,0,0.5,1',
      '--keep-box',
      '0.8,0,0.2,1',
    ];
    expect(await editHere(...args, '-o', join(folder, 'out.png'))).toMatchObject({ code: 0, complaints: '' });
    const [before, after] = [await decodeRaster(photo), await decodeRaster(join(folder, 'out.png'))];
    const changed = [...Array(before.width * before.height).keys()].filter(
      (i) => before.data[i * 3 + 1] !== after.data[i * 3 + 1],
    );
    expect(changed.length).toBeGreaterThan(1000);
    const places = changed.map((i) => (i % before.width) / before.width);
    expect(places.every((place) => place >= 0.5 && place < 0.8)).toBe(true);
  });

  it('edits several photos into a folder, repeatably, in the format of each name', async () => {
    const folder = await folderWith('a.jpg', 'b.webp');
    const args = [
      join(folder, 'a.jpg'),
      join(folder, 'b.webp'),
      '-m',
      'lighting',
      '-t',
      'twilight',
      '--seed',
      '3',
    ];
    const first = await editHere(...args, '-o', join(folder, 'one'));
    expect(first).toMatchObject({ code: 0, complaints: '' });
    expect(first.out).toContain('% changed');
    await editHere(...args, '-o', `${join(folder, 'two')}/`);
    expect(await readdir(join(folder, 'one'))).toEqual(['a.jpg', 'b.webp']);
    for (const name of ['a.jpg', 'b.webp']) {
      const one = await readFile(join(folder, 'one', name));
      expect(one.equals(await readFile(join(folder, 'two', name)))).toBe(true);
    }
    expect((await readFile(join(folder, 'one', 'b.webp'))).toString('latin1', 8, 12)).toBe('WEBP');
  });

  it('goes on after a photo it cannot edit, and ends with exit code 1', async () => {
    const folder = await folderWith('good.jpg');
    await writeFile(join(folder, 'bad.jpg'), 'not a photo');
    const photos = [join(folder, 'bad.jpg'), join(folder, 'missing.jpg'), join(folder, 'good.jpg')];
    const { code, out, complaints } = await edit(
      ...photos,
      '-m',
      'lighting',
      '--json',
      '-o',
      join(folder, 'out'),
    );
    expect(code).toBe(1);
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map((line) => line.error?.code)).toEqual([
      'photo_unsupported_format',
      'photo_missing',
      undefined,
    ]);
    expect(complaints).toContain('not a photo we can read');
    expect(await readdir(join(folder, 'out'))).toEqual(['good.jpg']);
  });

  it('never overwrites a photo, even through links', async () => {
    const folder = await folderWith('a.jpg');
    const photo = join(folder, 'a.jpg');
    const before = await readFile(photo);
    await symlink(folder, join(folder, 'detour'));
    for (const output of [photo, folder, join(folder, 'detour', 'a.jpg')]) {
      const { code, complaints } = await editHere(photo, '-m', 'lighting', '-o', output);
      expect(code).toBe(2);
      expect(complaints).toContain('would be overwritten');
    }
    await mkdir(join(folder, 'other'));
    await writeFile(join(folder, 'other', 'a.jpg'), before);
    const twins = await editHere(
      photo,
      join(folder, 'other', 'a.jpg'),
      '-m',
      'lighting',
      '-o',
      join(folder, 'out'),
    );
    expect(twins.code).toBe(2);
    expect((await readFile(photo)).equals(before)).toBe(true);
  });

  it('explains wrong usage with exit code 2, and prints its help with 0', async () => {
    const wrong: Array<[string[], string]> = [
      [['a.jpg', '-m', 'wall-color', '-o', 'b.jpg'], 'needs --color'],
      [['a.jpg', '-m', 'wall-color', '-c', 'plaid', '-o', 'b.jpg'], 'terracotta'],
      [['a.jpg', '-m', 'lighting', '-c', 'sage', '-o', 'b.jpg'], '--color does not go with'],
      [['a.jpg', '-m', 'lighting', '--keep-mask', 'b.png', '-o', 'b.jpg'], '--keep-box'],
      [['a.jpg', '-m', 'lighting', '--brightness', '9', '-o', 'b.jpg'], '--brightness'],
      [['a.jpg', '-m', 'lighting', '--warmth', 'much', '-o', 'b.jpg'], 'Expected a number'],
      [['a.jpg', '-m', 'lighting', '-o', 'b.gif'], '.png or .webp'],
      [['a.jpg', 'b.jpg', '-m', 'lighting', '-o', 'c.jpg'], 'need a folder'],
      [['a.jpg', '-m', 'magic', '-o', 'b.jpg'], 'wall-color, wallpaper, floor, lighting'],
      [['-m', 'lighting', '-o', 'b.jpg'], 'missing required argument'],
    ];
    for (const [args, hint] of wrong) {
      const { code, complaints } = await editHere(...args);
      expect(complaints).toContain(hint);
      expect(code, args.join(' ')).toBe(2);
    }
    const help = await edit('--help');
    expect(help).toMatchObject({ code: 0, complaints: '' });
    expect(help.out).toContain('Exit codes: 0 all edits done');
  });
});
