export type { IngestResult, IngestTask } from './codec/ingest-task.ts';
export { HEADER_LENGTH, judgeHeader } from './codec/judge-header.ts';
export type { PictureFiles } from './codec/written-files.ts';
export { DISCLOSURE } from './disclosure-label/label-layout.ts';
export { EditRequest } from './edits/edit-request.ts';
export { floorRegions } from './edits/floor/floor-regions.ts';
export { GOING_TYPES, type GoingThing, type GoingType } from './edits/going/going-thing.ts';
export { bringTogether, type LeftAlone, type LightCorrection } from './edits/light-match/bring-together.ts';
export { type LightShift, lightCurves } from './edits/light-match/light-curves.ts';
export { PAINTS, paintHex } from './edits/paints.ts';
export { LIGHTING_TYPES, LightingRequest } from './edits/requests/lighting.ts';
export { StagingRequest } from './edits/requests/staging.ts';
export { WallColorRequest } from './edits/requests/wall-color.ts';
export { wallRegions } from './edits/seen-walls.ts';
export { type FurnitureKind, listFurniture } from './edits/staging/plan/list-furniture.ts';
export { PlanItem, ROOM_TYPES, type RoomType, StagingPlan } from './edits/staging/plan/staging-plan.ts';
export { type UprightMap, uprightMap } from './edits/upright/straighten.ts';
export { EngineError, type EngineErrorCode } from './engine-error.ts';
export { STAGING_STYLES } from './furniture/styles/style.ts';
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
  EditOutcome,
  EditTask,
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
  PrepareSelectionResult,
  PrepareSelectionTask,
  PreviewWallsResult,
  PreviewWallsTask,
  PublishResult,
  PublishTask,
  ResultOf,
  RoomPictureResult,
  RoomPictureTask,
  SelectResult,
  SelectTask,
} from './pool/tasks.ts';
export type { Analysis } from './scene/analysis.ts';
export { readAnalysis } from './scene/analysis-file.ts';
export type { Progress } from './scene/watch.ts';
export { ROOM_LIGHTS, ROOM_STYLES, type RoomLight, type RoomStyle } from './styled-rooms/names.ts';
export { type RoomPicture, readStyledRooms, roomPictureKey } from './styled-rooms/room-picture.ts';
