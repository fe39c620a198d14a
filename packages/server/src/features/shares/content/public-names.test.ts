import type { VersionId } from '@home-design/contract';
import { describe, expect, it } from 'vitest';
import { photoName, publicLabel, savedName, zippedNames } from './public-names.ts';

const id = '6460657e-2553-4774-a0ef-765ae0d829f7' as VersionId;
const photo = { id, kind: 'original', label: 'Original', imageName: 'Living room.jpg' } as const;
const navy = { ...photo, kind: 'edited', label: 'Navy walls' } as const;

describe('the name of a photo on a link', () => {
  it.each([
    'Living room.jpg',
    'Kitchen 2.png',
    'room4',
    'Flat 3 - bath.webp',
    'Image of the hall.jpg',
    'Café',
  ])('is the name that a person gave: %s', (name) => {
    expect(photoName(name)).toBe(name.replace(/\.\w+$/, ''));
  });

  it.each([
    'IMG_2034.jpg',
    'IMG_2034 (1).jpeg',
    'IMG_E1234.jpg',
    'DSC01234.JPG',
    'P1010034.jpg',
    'PXL_20260102_101112345.MP.jpg',
    'IMG-20260101-WA0003.jpg',
    'WhatsApp Image 2026-01-02 at 10.11.12.jpeg',
    'Screenshot 2026-01-02 101112.png',
    '6460657e-2553-4774-a0ef-765ae0d829f7.jpg',
    '20260102_101112.jpg',
    'photo.jpg',
    '',
  ])('is null if a device gave the name: %s', (name) => {
    expect(photoName(name)).toBeNull();
  });
});

describe('the displayed name of a picture', () => {
  it('is the name of its edit', () => {
    expect(publicLabel(navy, 0)).toBe('Navy walls');
  });

  it('is the name of the photo if it is not edited, never “Original”', () => {
    expect(publicLabel(photo, 2)).toBe('Living room');
    expect(publicLabel({ ...photo, imageName: 'IMG_2034.jpg' }, 2)).toBe('Photo 3');
  });

  it("is the owner's name for the photo if it was renamed at the upload", () => {
    expect(publicLabel({ ...photo, label: 'As it is today' }, 0)).toBe('As it is today');
  });

  it('names the file of one picture, and both names together that of a picture in a ZIP', () => {
    expect(savedName(photo, 0)).toBe('Living room.png');
    expect(savedName({ ...navy, label: '' }, 0)).toBe(`${id}.png`);
    expect(zippedNames(navy)).toEqual({ photo: 'Living room', label: 'Navy walls' });
    expect(zippedNames({ ...navy, imageName: 'IMG_2034.jpg' })).toEqual({ photo: null, label: 'Navy walls' });
  });
});
