import { ERRORS } from '@home-design/contract';
import { EngineError, type EngineErrorCode } from '@home-design/engine';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../platform/http/app-error.ts';
import { imageName, refusalOf } from './rules.ts';

it.each([
  [undefined, 'Living room.jpg', 'Living room.jpg'],
  ['My room', 'IMG_1.jpg', 'My room'],
  ['   ', 'IMG_1.jpg', 'Photo'],
  [undefined, 'x'.repeat(500), 'x'.repeat(200)],
])('U-38 an image named %j from file %j gets the name %j', (typed, file, expected) => {
  expect(imageName(typed, file)).toBe(expected);
});

describe('U-08 refusals of the engine', () => {
  it.each<[EngineErrorCode, string, number]>([
    ['photo_unsupported_format', 'photo_unsupported_format', 400],
    ['photo_heic', 'photo_heic', 400],
    ['photo_animated', 'photo_animated', 400],
    ['photo_unreadable', 'photo_unreadable', 400],
    ['photo_too_many_pixels', 'photo_too_many_pixels', 400],
    ['photo_too_small', 'photo_too_small', 400],
    ['photo_size_mismatch', 'photo_size_mismatch', 400],
    ['killed', 'unavailable', 503],
    ['timed_out', 'photo_timed_out', 400],
    ['crashed', 'photo_unreadable', 400],
    ['cancelled', 'unavailable', 503],
  ])('%s answers %s with status %i', (code, expected, status) => {
    expect(refusalOf(new EngineError(code, 'Why.'))).toMatchObject({ code: expected, status });
  });

  it('keeps the sentence of the engine, which is more precise than the catalog', () => {
    const sentence = 'This photo has 60 megapixels; 50 is the most.';
    expect(refusalOf(new EngineError('photo_too_many_pixels', sentence))).toMatchObject({
      message: sentence,
    });
  });

  it.each<EngineErrorCode>(['photo_unreadable', 'crashed'])(
    'gives the catalog’s sentence for every kind of damage: %s',
    (code) => {
      expect(refusalOf(new EngineError(code, 'Why.'))).toMatchObject({
        message: ERRORS.photo_unreadable.detail,
      });
    },
  );

  it('does not call a photo damaged because it took too long', () => {
    const { message } = refusalOf(new EngineError('timed_out', 'Why.')) as AppError;
    expect(message).toBe(ERRORS.photo_timed_out.detail);
    expect(message).toContain('try again');
  });

  it('does not turn a failure of the server into a refusal', () => {
    const failure = new Error('disk');
    expect(refusalOf(failure)).toBe(failure);
    expect(refusalOf(failure)).not.toBeInstanceOf(AppError);
  });
});
