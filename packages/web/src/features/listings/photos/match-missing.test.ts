import { type ListingImage, ListingImageId } from '@home-design/contract';
import { describe, expect, it } from 'vitest';
import { make } from '../../../../test/make.ts';
import { matchMissing } from './match-missing.ts';

const image = (caption: string, state: ListingImage['state']): ListingImage => ({
  ...{ id: ListingImageId.parse(make.id()), caption, state, source_url: null, error: null, image: null },
});
const file = (name: string): File => new File(['x'], name);

describe('missing photos among files that are chosen again', () => {
  it('are matched by name, and arrived photos are not sent again', () => {
    const [there, missing] = [image('1.jpg', 'done'), image('2.jpg', 'waiting')];
    const [one, two, other] = [file('1.jpg'), file(' 2.jpg'), file('3.jpg')];
    const { matched, notFound } = matchMissing([there, missing], [one, two, other]);
    expect([...matched]).toEqual([[two, missing.id]]);
    expect(notFound).toEqual([]);
  });

  it('are listed if they are not among the files', () => {
    const images = [image('1.jpg', 'waiting'), image('2.jpg', 'failed')];
    expect(matchMissing(images, [file('2.jpg')]).notFound).toEqual(['1.jpg']);
  });

  it('with one name keep their order when all files of that name are there, else fill the missing places', () => {
    const images = [image('1.jpg', 'done'), image('1.jpg', 'waiting')];
    const [first, second] = [file('1.jpg'), file('1.jpg')];
    expect([...matchMissing(images, [first, second]).matched]).toEqual([[second, images[1]!.id]]);
    expect([...matchMissing(images, [first]).matched]).toEqual([[first, images[1]!.id]]);
  });
});
