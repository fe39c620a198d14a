/** Reasons why the engine refused or gave up. */
export const ENGINE_ERROR_CODES = [
  'photo_unsupported_format',
  'photo_heic',
  'photo_animated',
  'photo_unreadable',
  'photo_too_many_pixels',
  'photo_too_small',
  'photo_size_mismatch',
  'edit_invalid',
  'edit_not_confident',
  'cancelled',
  'timed_out',
  'crashed',
  'killed',
] as const;
/** `EngineError.message` has the sentence for people. */
export type EngineErrorCode = (typeof ENGINE_ERROR_CODES)[number];

/** An expected failure with a plain sentence that may be shown to a person. */
export class EngineError extends Error {
  readonly code: EngineErrorCode;

  constructor(code: EngineErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'EngineError';
    this.code = code;
  }
}
