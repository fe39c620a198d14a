import type { PointedOut } from '../../marks/pointed-out.ts';
import type { EditSettings } from './edit-settings.ts';

/** The arguments of the chosen kind of edit, without the seed. */
export function ownArguments(settings: EditSettings, pointed: PointedOut): Record<string, unknown> {
  const { mode, strength, style, roomType } = settings;
  const corrections = pointed.corrections ? { corrections: pointed.corrections } : {};
  const paint = settings.paint === '' ? {} : { color: settings.paint };
  const light = settings.light === '' ? {} : { light: settings.light };
  switch (mode) {
    case 'furniture': {
      const { alternatives } = settings;
      return { style, room_type: roomType, strength, ...(alternatives > 1 ? { alternatives } : {}) };
    }
    case 'wall-color':
      return { color: settings.color, strength, ...corrections };
    case 'wallpaper': {
      const { wallpaper: pattern, wallpaperRepeat: repeat, wallpaperColor: ground } = settings;
      return { pattern, repeat, ...(ground === '' ? {} : { color: ground }), strength, ...corrections };
    }
    case 'floor': {
      const { floorMaterial: material, floorDirection: direction } = settings;
      return { material, direction, strength, ...corrections };
    }
    case 'lighting': {
      const { lighting, brightness, contrast, warmth } = settings;
      return { type: lighting, brightness, contrast, warmth, strength };
    }
    // An edit of a whole listing; it is shown here, but cannot be requested.
    case 'light-match':
    case 'upright':
      return {};
    case 'sky':
      return { sky_type: settings.skyType, strength, ...corrections };
    case 'window-view':
      return { view: settings.windowView, strength, ...corrections };
    case 'upscale':
      return { scale: settings.scale };
    case 'empty-room':
      return { room_type: settings.emptyRoomType, ...corrections };
    case 'object-removal':
      return { ...thingsOf(pointed), ...corrections };
    case 'declutter':
      return corrections;
    case 'watermark':
      return { removal_quality: settings.removalQuality, rights: settings.rights, ...corrections };
    case 'style-transfer':
      return { style, room_type: roomType, strength };
    case 'redesign':
      return { style, room_type: roomType, strength, ...paint, ...light };
    case 'concept':
      return { style, room_type: roomType, strength, ...paint };
    case 'outdoor-space':
      return { style, sky_type: settings.skyType, strength };
    case 'selective-change':
      return { ...paint, ...light, ...thingsOf(pointed), ...corrections, strength };
    case 'architecture':
      return { strength };
    case 'blueprint':
      return { units: settings.units, paper: settings.paper };
    case 'brand': {
      const { text, logo, corner, size } = settings.brand;
      const mark = logo ? { logo: logo.content } : text.trim() === '' ? {} : { text: text.trim() };
      return { ...mark, corner, size };
    }
  }
}

function thingsOf({ categories, objects }: PointedOut): Record<string, unknown> {
  return {
    ...(categories.length > 0 ? { categories } : {}),
    ...(objects.length > 0 ? { objects } : {}),
  };
}
