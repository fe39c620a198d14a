import type { EditMode } from '@home-design/contract';
import { Skeleton } from '@mantine/core';
import { type ComponentType, Suspense } from 'react';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import type { ModeSettingsProps } from './settings/mode-settings-props.ts';

/** The settings of each kind of edit are loaded when it is chosen. */
const SETTINGS: Readonly<Record<EditMode, ComponentType<ModeSettingsProps>>> = {
  furniture: lazyPart(async () => (await import('./modes/furniture-settings.tsx')).FurnitureSettings),
  'wall-color': lazyPart(async () => (await import('./modes/wall-color-settings.tsx')).WallColorSettings),
  wallpaper: lazyPart(async () => (await import('./modes/wallpaper-settings.tsx')).WallpaperSettings),
  floor: lazyPart(async () => (await import('./modes/floor-settings.tsx')).FloorSettings),
  lighting: lazyPart(async () => (await import('./modes/lighting-settings.tsx')).LightingSettings),
  // Both are edits of a whole listing, without settings here.
  'light-match': () => null,
  upright: () => null,
  sky: lazyPart(async () => (await import('./modes/sky-settings.tsx')).SkySettings),
  'window-view': lazyPart(async () => (await import('./modes/window-view-settings.tsx')).WindowViewSettings),
  upscale: lazyPart(async () => (await import('./modes/upscale-settings.tsx')).UpscaleSettings),
  'object-removal': lazyPart(
    async () => (await import('./modes/object-removal-settings.tsx')).ObjectRemovalSettings,
  ),
  'empty-room': lazyPart(async () => (await import('./modes/empty-room-settings.tsx')).EmptyRoomSettings),
  'style-transfer': lazyPart(async () => (await import('./modes/styled-settings.tsx')).StyledSettings),
  redesign: lazyPart(async () => (await import('./modes/styled-settings.tsx')).StyledSettings),
  concept: lazyPart(async () => (await import('./modes/styled-settings.tsx')).StyledSettings),
  'outdoor-space': lazyPart(async () => (await import('./modes/outdoor-settings.tsx')).OutdoorSettings),
  'selective-change': lazyPart(
    async () => (await import('./modes/selective-settings.tsx')).SelectiveSettings,
  ),
  architecture: lazyPart(
    async () => (await import('./modes/architecture-settings.tsx')).ArchitectureSettings,
  ),
  blueprint: lazyPart(async () => (await import('./modes/blueprint-settings.tsx')).BlueprintSettings),
  brand: lazyPart(async () => (await import('./modes/brand-settings.tsx')).BrandSettings),
  watermark: lazyPart(async () => (await import('./modes/watermark-settings.tsx')).WatermarkSettings),
  declutter: lazyPart(async () => (await import('./modes/declutter-settings.tsx')).DeclutterSettings),
};

/** Approximate height of the settings in pixels, so that little moves when they are loaded. */
const USUAL_HEIGHT = 280;

/** The settings of the chosen kind of edit. */
export function ModeSettings(props: ModeSettingsProps) {
  const Settings = SETTINGS[props.settings.mode];
  return (
    <Suspense fallback={<Skeleton height={USUAL_HEIGHT} />}>
      <Settings {...props} />
    </Suspense>
  );
}
