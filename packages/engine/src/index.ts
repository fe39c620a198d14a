export type { IngestResult, IngestTask } from './base/codec/ingest-task.ts';
export { HEADER_LENGTH, judgeHeader } from './base/codec/judge-header.ts';
export type { PictureFiles } from './base/codec/written-files.ts';
export { EngineError, type EngineErrorCode } from './base/engine-error.ts';
export type { Progress } from './base/progress/watch.ts';
export { EditRequest } from './edits/edit-request.ts';
export type { EditOutcome, EditTask } from './edits/edit-task.ts';
export { floorRegions } from './edits/floor/floor-regions.ts';
export { type FurnitureKind, listFurniture } from './edits/furniture/plan/list-furniture.ts';
export { PlanItem, StagingPlan } from './edits/furniture/plan/staging-plan.ts';
export { StagingRequest } from './edits/furniture/request.ts';
export type { GoingThing } from './edits/going/going-thing.ts';
export { bringTogether, type LeftAlone, type LightCorrection } from './edits/light-match/bring-together.ts';
export { type LightShift, lightCurves } from './edits/light-match/light-curves.ts';
export { LightingRequest } from './edits/lighting/request.ts';
export { type UprightMap, uprightMap } from './edits/upright/edit.ts';
export { WallColorRequest } from './edits/wall-color/request.ts';
export { wallRegions } from './edits/wall-color/seen-walls.ts';
export {
  createEnginePool,
  type EnginePool,
  type EnginePoolOptions,
  type RunOptions,
} from './pool/create-engine-pool.ts';
export type {
  AnalyseResult,
  AnalyseTask,
  CompareResult,
  CompareTask,
  ConvertResult,
  ConvertTask,
  DetectResult,
  DetectTask,
  EngineTask,
  FindMarksResult,
  FindMarksTask,
  ForecastResult,
  ForecastTask,
  LabelResult,
  LabelTask,
  ListGoingResult,
  ListGoingTask,
  MeasureLightResult,
  MeasureLightTask,
  PieceSpritesResult,
  PieceSpritesTask,
  PrepareSelectionResult,
  PrepareSelectionTask,
  PrepareStagingResult,
  PreviewSkiesResult,
  PreviewSkiesTask,
  PreviewWallsResult,
  PreviewWallsTask,
  PublishResult,
  PublishTask,
  ResultOf,
  RoomPictureResult,
  RoomPictureTask,
  SelectResult,
  SelectSurfaceResult,
  SelectSurfaceTask,
  SelectTask,
} from './pool/tasks.ts';
export { DISCLOSURE } from './publishing/disclosure-label/label-layout.ts';
export type { Analysis } from './scene/analysis.ts';
export { readAnalysis } from './scene/analysis-file.ts';
export { type RoomPicture, readStyledRooms, roomPictureKey } from './styled-rooms/room-picture.ts';
