import { z } from 'zod';
import { ArchitectureRequest, UprightRequest } from './requests/architecture.ts';
import { BlueprintRequest } from './requests/blueprint.ts';
import { BrandRequest } from './requests/brand.ts';
import { DeclutterRequest } from './requests/declutter.ts';
import { EmptyRoomRequest } from './requests/empty-room.ts';
import { FloorRequest } from './requests/floor.ts';
import { LightMatchRequest } from './requests/light-match.ts';
import { LightingRequest } from './requests/lighting.ts';
import { ObjectRemovalRequest } from './requests/object-removal.ts';
import { OutdoorSpaceRequest } from './requests/outdoor-space.ts';
import { ConceptRequest, RedesignRequest, StyleTransferRequest } from './requests/redesign.ts';
import { SelectiveChangeRequest } from './requests/selective-change.ts';
import { SkyRequest } from './requests/sky.ts';
import { StagingRequest } from './requests/staging.ts';
import { UpscaleRequest } from './requests/upscale.ts';
import { WallColorRequest } from './requests/wall-color.ts';
import { WatermarkRemovalRequest } from './requests/watermark-removal.ts';
import { WindowViewRequest } from './requests/window-view.ts';

/** One edit of one photo. What the modes do stands in `edits.ts`. */
export const EditRequest = z.discriminatedUnion('mode', [
  WallColorRequest,
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

/** What can be asked for. */
export type EditMode = EditRequest['mode'];
/** The requests of one mode. */
export type RequestOf<Mode extends EditMode> = Extract<EditRequest, { mode: Mode }>;
