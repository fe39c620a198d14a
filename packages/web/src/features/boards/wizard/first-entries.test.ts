import { describe, expect, it } from 'vitest';
import { make } from '../../../../test/make.ts';
import { firstEntries } from './first-entries.ts';

const photo = (name: string, project_title: string | null = 'Elm Street') => ({
  id: make.version().image,
  name,
  project_title,
});
const original = make.version();
const [navy, sage] = [make.edit(original), make.edit(original)];

describe('the first entries of a new board', () => {
  it('are the name of the photo and the question, for several designs of one photo', () => {
    const image = photo('Living room.jpg');
    const entries = firstEntries([navy, sage].map((version) => ({ image, version })));
    expect(entries).toEqual({ name: 'Living room', asks: true });
  });

  it('ask nothing about a picture and its original', () => {
    const image = photo('Living room.jpg');
    expect(firstEntries([original, navy].map((version) => ({ image, version }))).asks).toBe(false);
  });

  it('ask nothing about a single picture', () => {
    expect(firstEntries([{ image: photo('Hall.png'), version: navy }])).toEqual({
      name: 'Hall',
      asks: false,
    });
  });

  it('are the title of the project and no question, for pictures of several photos', () => {
    const pictures = [photo('Hall.jpg'), photo('Kitchen.jpg')].map((image) => ({ image, version: navy }));
    expect(firstEntries(pictures)).toEqual({ name: 'Elm Street', asks: false });
  });

  it.each([
    'IMG_2041.jpg',
    'DSC00012.jpg',
    'PXL_20260101_101010.jpg',
    '20260101_101010.jpg',
    'P1010033.webp',
  ])('are the title of the project for a photo that the camera named %s', (name) => {
    expect(firstEntries([{ image: photo(name), version: navy }]).name).toBe('Elm Street');
  });

  it('leave the name empty without a project or a picture', () => {
    expect(firstEntries([{ image: photo('IMG_2041.jpg', null), version: navy }]).name).toBe('');
    expect(firstEntries([])).toEqual({ name: '', asks: false });
  });
});
