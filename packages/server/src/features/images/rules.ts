import { MAX_TITLE_LENGTH } from '@home-design/contract';
import { EngineError } from '@home-design/engine';
import { AppError } from '../../platform/http/app-error.ts';

/** The name of an image: what the person typed, else the name of the file. */
export function imageName(typed: string | undefined, fileName: string): string {
  return (typed ?? fileName).trim().slice(0, MAX_TITLE_LENGTH) || 'Photo';
}

/** The engine was stopped from outside. */
const TRY_AGAIN = 'The photo could not be checked at this moment. Please try again.';

/** A refusal of the engine as one of the API; unexpected errors stay as they are. */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof EngineError)) return error;
  switch (error.code) {
    case 'photo_unsupported_format':
    case 'photo_heic':
    case 'photo_animated':
    case 'photo_too_many_pixels':
    case 'photo_too_small':
    case 'photo_size_mismatch':
      return new AppError(error.code, error.message, { cause: error });
    // The technical reason does not help people, so they get one sentence for all, including a photo that crashes the
    // decoder.
    case 'photo_unreadable':
    case 'crashed':
      return new AppError('photo_unreadable', undefined, { cause: error });
    // The photo may block the decoder, or the machine may be busy with other work.
    case 'timed_out':
      return new AppError('photo_timed_out', undefined, { cause: error });
    case 'killed':
      return new AppError('unavailable', TRY_AGAIN, { cause: error, retryAfterSeconds: 5 });
    case 'cancelled':
      return new AppError('unavailable', undefined, { cause: error, retryAfterSeconds: 5 });
    case 'edit_invalid':
    case 'edit_not_confident':
      return error;
  }
}
