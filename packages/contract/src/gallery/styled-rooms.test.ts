import { describe, expect, it } from 'vitest';
import type { Route } from '../define-route.ts';
import { ROUTES } from '../route-table.ts';
import {
  imagesOf,
  ROOM_LIGHTINGS,
  ROOM_STYLES,
  ROOM_WALL_COLORS,
  STYLED_PICTURES,
  StyledManifest,
  StyleSelection,
  styledFileName,
  styleSelections,
} from './styled-rooms.ts';

describe('the style selector of the landing page', () => {
  it('LANDING-09 LANDING-10 LANDING-11 C-07 offers these styles, lightings and wall colors', () => {
    expect(ROOM_STYLES.slice(0, 4)).toEqual(['modern', 'industrial', 'bohemian', 'mediterranean']);
    expect(ROOM_STYLES).toHaveLength(12);
    expect(ROOM_LIGHTINGS).toEqual(['twilight', 'golden_hour', 'ambient', 'warm_light']);
    const neutral = ['white', 'beige', 'warm_gray', 'charcoal'];
    expect(ROOM_WALL_COLORS).toEqual([...neutral, 'navy_blue', 'sage_green', 'terracotta', 'soft_pink']);
  });

  it('LANDING-27 LANDING-28 LANDING-29 LANDING-30 is a style, a lighting, a wallColor and a watermark flag', () => {
    const selection = { style: 'modern', lighting: 'twilight', wallColor: 'white', watermark: true };
    expect(StyleSelection.parse(selection)).toEqual(selection);
    for (const field of Object.keys(selection)) {
      expect(StyleSelection.safeParse({ ...selection, [field]: 'plaid' }).success).toBe(false);
    }
  });

  it('LANDING-35 names files living_room_{style}_{lighting}_{wallColor}_{with_watermark|no_watermark}.jpg', () => {
    const selection = { style: 'art_deco', lighting: 'golden_hour', wallColor: 'navy_blue' } as const;
    expect(styledFileName({ ...selection, watermark: true })).toBe(
      'living_room_art_deco_golden_hour_navy_blue_with_watermark.jpg',
    );
    expect(styledFileName({ ...selection, watermark: false })).toBe(
      'living_room_art_deco_golden_hour_navy_blue_no_watermark.jpg',
    );
  });

  it('has 12 x 4 x 8 x 2 = 768 choices with as many names', () => {
    expect(STYLED_PICTURES).toBe(768);
    expect(new Set(styleSelections().map(styledFileName)).size).toBe(STYLED_PICTURES);
  });
});

describe('the manifest', () => {
  it('LANDING-31 LANDING-37 API-019 is {images} or a bare map of file names to url and status', () => {
    const images = { 'a.jpg': { url: '/a', status: 'existing' }, images: { url: '/b', status: 'generated' } };
    expect(imagesOf(StyledManifest.parse({ images }))).toEqual(images);
    expect(imagesOf(StyledManifest.parse(images))).toEqual(images);
    expect(imagesOf(StyledManifest.parse({}))).toEqual({});
    expect(StyledManifest.safeParse({ 'a.jpg': { url: '/a' } }).success).toBe(false);
  });

  it('API-019 is public and takes no parameters', () => {
    const { method, path, access, params, query } = ROUTES.styledRooms.manifest as Route;
    expect({ method, path, access, params, query }).toEqual({
      method: 'GET',
      path: '/api/v1/home-design/styled-manifest/',
      access: 'public',
      params: undefined,
      query: undefined,
    });
  });
});
