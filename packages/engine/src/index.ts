export { EditRequest, LIGHTING_TYPES, LightingRequest, WallColorRequest } from './edits/edit-request.ts';
export { EngineError, type EngineErrorCode } from './engine-error.ts';
export type {
  AnalyseResult,
  AnalyseTask,
  EditOutcome,
  EditTask,
  EngineTask,
  IngestResult,
  IngestTask,
  PictureFiles,
  Progress,
  ResultOf,
} from './pool/tasks.ts';
