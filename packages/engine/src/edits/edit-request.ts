import type { EditMode } from '@home-design/vocabulary';
import { z } from 'zod';
import { BlueprintRequest } from './blueprint/request.ts';
import { BrandRequest } from './brand/request.ts';
import { DeclutterRequest } from './declutter/request.ts';
import { EmptyRoomRequest } from './empty-room/request.ts';
import { FloorRequest } from './floor/request.ts';
import { StagingRequest } from './furniture/request.ts';
import { LightMatchRequest } from './light-match/request.ts';
import { LightingRequest } from './lighting/request.ts';
import { ObjectRemovalRequest } from './object-removal/request.ts';
import { ArchitectureRequest } from './redesign/architecture-request.ts';
import { OutdoorSpaceRequest } from './redesign/outdoor-space-request.ts';
import { ConceptRequest, RedesignRequest, StyleTransferRequest } from './redesign/redesign-request.ts';
import { SelectiveChangeRequest } from './redesign/selective-change-request.ts';
import { SkyRequest } from './sky/request.ts';
import { UprightRequest } from './upright/request.ts';
import { UpscaleRequest } from './upscale/request.ts';
import { WallColorRequest } from './wall-color/request.ts';
import { WallpaperRequest } from './wallpaper/request.ts';
import { WatermarkRemovalRequest } from './watermark/request.ts';
import { WindowViewRequest } from './window-view/request.ts';

/** One edit of one photo. `edits.ts` defines what the modes do. */
export const EditRequest = z.discriminatedUnion('mode', [
  WallColorRequest,
  WallpaperRequest,
  FloorRequest,
  LightingRequest,
  LightMatchRequest,
  StagingRequest,
  ObjectRemovalRequest,
  DeclutterRequest,
  EmptyRoomRequest,
  SkyRequest,
  WindowViewRequest,
  UprightRequest,
  StyleTransferRequest,
  RedesignRequest,
  ConceptRequest,
  OutdoorSpaceRequest,
  SelectiveChangeRequest,
  ArchitectureRequest,
  BlueprintRequest,
  UpscaleRequest,
  BrandRequest,
  WatermarkRemovalRequest,
]);
export type EditRequest = z.infer<typeof EditRequest>;
/** The requests of one mode. */
export type RequestOf<Mode extends EditMode> = Extract<EditRequest, { mode: Mode }>;
