import type { EditMode, Version } from '@home-design/contract';
import { Skeleton } from '@mantine/core';
import { type ComponentType, Suspense } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { EditSettings, SettingProblems } from './edit-settings.ts';
import type { Furnished } from './furnished.ts';

/** What the settings of every kind of edit are given; each takes what it needs. */
export interface ModeSettingsProps {
  settings: EditSettings;
  problems: SettingProblems;
  /** Whether Apply was pressed: problems of what was not touched are not shown before. */
  wasTried: boolean;
  /** The version that would be edited; null while there is none. */
  base: Version | null;
  /** Where an edit of the same kind as the shown version starts again when it is corrected. */
  before: Version | null;
  /** The staging of the shown version, if it is one. */
  furnished: Furnished | null;
  onChange: (part: Partial<EditSettings>) => void;
}

/** Each kind of edit brings its settings when it is chosen. */
const SETTINGS: Readonly<Record<EditMode, ComponentType<ModeSettingsProps>>> = {
  furniture: lazyPart(async () => (await import('./furniture-settings.tsx')).FurnitureSettings),
  'wall-color': lazyPart(async () => (await import('./wall-color-settings.tsx')).WallColorSettings),
  floor: lazyPart(async () => (await import('./floor-settings.tsx')).FloorSettings),
  lighting: lazyPart(async () => (await import('./lighting-settings.tsx')).LightingSettings),
  // Both belong to a whole listing and have no settings of their own here.
  'light-match': () => null,
  upright: () => null,
  sky: lazyPart(async () => (await import('./sky-settings.tsx')).SkySettings),
  'window-view': lazyPart(async () => (await import('./window-view-settings.tsx')).WindowViewSettings),
  upscale: lazyPart(async () => (await import('./upscale-settings.tsx')).UpscaleSettings),
  'object-removal': lazyPart(
    async () => (await import('./object-removal-settings.tsx')).ObjectRemovalSettings,
  ),
  'empty-room': lazyPart(async () => (await import('./empty-room-settings.tsx')).EmptyRoomSettings),
  'style-transfer': lazyPart(async () => (await import('./styled-settings.tsx')).StyledSettings),
  redesign: lazyPart(async () => (await import('./styled-settings.tsx')).StyledSettings),
  concept: lazyPart(async () => (await import('./styled-settings.tsx')).StyledSettings),
  'outdoor-space': lazyPart(async () => (await import('./outdoor-settings.tsx')).OutdoorSettings),
  'selective-change': lazyPart(async () => (await import('./selective-settings.tsx')).SelectiveSettings),
  architecture: lazyPart(async () => (await import('./architecture-settings.tsx')).ArchitectureSettings),
  blueprint: lazyPart(async () => (await import('./blueprint-settings.tsx')).BlueprintSettings),
  brand: lazyPart(async () => (await import('./brand-settings.tsx')).BrandSettings),
  watermark: lazyPart(async () => (await import('./watermark-settings.tsx')).WatermarkSettings),
  declutter: lazyPart(async () => (await import('./declutter-settings.tsx')).DeclutterSettings),
};

/** About the height of a mode's settings, in pixels: little jumps when they come. */
const USUAL_HEIGHT = 280;

/** The settings of the kind of edit that is chosen. */
export function ModeSettings(props: ModeSettingsProps) {
  const Settings = SETTINGS[props.settings.mode];
  return (
    <Suspense fallback={<Skeleton height={USUAL_HEIGHT} />}>
      <Settings {...props} />
    </Suspense>
  );
}
