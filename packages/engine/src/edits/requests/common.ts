import { z } from 'zod';

/** How much of the edit is applied, 0 … 1. */
export const strength = z.number().min(0).max(1).default(0.8);

/** Same photo, request and seed give the same bytes. */
export const seed = z.int().min(0).max(0xffff_ffff).default(0);
