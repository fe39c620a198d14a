import { z } from 'zod';
import { storedValue } from '../../lib/browser-storage.ts';
import { STORAGE_KEYS } from '../../lib/storage-keys.ts';

/** Until when there may be something to continue; browsers without it are spared the question. */
export const guestReturnMark = storedValue(STORAGE_KEYS.guestReturn, z.string().nullable(), null);
