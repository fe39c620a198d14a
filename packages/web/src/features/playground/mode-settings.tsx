import type { EditMode, Version } from '@home-design/contract';
import { Skeleton } from '@mantine/core';
import { type ComponentType, lazy, Suspense } from 'react';
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
  furniture: lazy(async () => ({ default: (await import('./furniture-settings.tsx')).FurnitureSettings })),
  'wall-color': lazy(async () => ({
    default: (await import('./wall-color-settings.tsx')).WallColorSettings,
  })),
  lighting: lazy(async () => ({ default: (await import('./lighting-settings.tsx')).LightingSettings })),
  sky: lazy(async () => ({ default: (await import('./sky-settings.tsx')).SkySettings })),
  'window-view': lazy(async () => ({
    default: (await import('./window-view-settings.tsx')).WindowViewSettings,
  })),
  upscale: lazy(async () => ({ default: (await import('./upscale-settings.tsx')).UpscaleSettings })),
  'object-removal': lazy(async () => ({
    default: (await import('./object-removal-settings.tsx')).ObjectRemovalSettings,
  })),
  'empty-room': lazy(async () => ({
    default: (await import('./empty-room-settings.tsx')).EmptyRoomSettings,
  })),
  'style-transfer': lazy(async () => ({ default: (await import('./styled-settings.tsx')).StyledSettings })),
  redesign: lazy(async () => ({ default: (await import('./styled-settings.tsx')).StyledSettings })),
  concept: lazy(async () => ({ default: (await import('./styled-settings.tsx')).StyledSettings })),
  'outdoor-space': lazy(async () => ({ default: (await import('./outdoor-settings.tsx')).OutdoorSettings })),
  'selective-change': lazy(async () => ({
    default: (await import('./selective-settings.tsx')).SelectiveSettings,
  })),
  architecture: lazy(async () => ({
    default: (await import('./architecture-settings.tsx')).ArchitectureSettings,
  })),
  blueprint: lazy(async () => ({ default: (await import('./blueprint-settings.tsx')).BlueprintSettings })),
  brand: lazy(async () => ({ default: (await import('./brand-settings.tsx')).BrandSettings })),
  watermark: lazy(async () => ({
    default: (await import('./watermark-settings.tsx')).WatermarkSettings,
  })),
  declutter: lazy(async () => ({ default: (await import('./declutter-settings.tsx')).DeclutterSettings })),
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
