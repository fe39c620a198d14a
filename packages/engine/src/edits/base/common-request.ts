import { z } from 'zod';

/** How much of the edit is applied, 0 … 1. */
export const strength = z.number().min(0).max(1).default(0.8);

/**
 * Chooses fabrics, woods, metals, paints and the shape of each kind of piece, so that the rooms of one home can be told to
 * have the same; absent: as `seed` does.
 */
export const materials_seed = z.int().min(0).max(0xffff_ffff).optional();

/** Same photo, request and seed give the same bytes. */
export const seed = z.int().min(0).max(0xffff_ffff).default(0);
