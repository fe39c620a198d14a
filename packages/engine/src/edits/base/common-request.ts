import { strength as applied, MAX_SEED } from '@home-design/vocabulary';
import { rangeSchema } from '@home-design/vocabulary/settings-schema';
import { z } from 'zod';

/** How much of the edit is applied, 0 … 1. */
export const strength = rangeSchema(applied).default(applied.default);

/**
 * Chooses fabrics, woods, metals, paints and the shape of each kind of piece, so that several rooms can share them;
 * absent: `seed` chooses.
 */
export const materials_seed = z.int().min(0).max(MAX_SEED).optional();

/** Same photo, request and seed give the same bytes. */
export const seed = z.int().min(0).max(MAX_SEED).default(0);
