import { z } from 'zod';
import { storedValue } from '../../../lib/storage/browser-storage.ts';
import { STORAGE_KEYS } from '../../../lib/storage/storage-keys.ts';

/** Until when a guest's things may be waiting. Browsers without this mark do not ask the server. */
export const guestReturnMark = storedValue(STORAGE_KEYS.guestReturn, z.string().nullable(), null);
