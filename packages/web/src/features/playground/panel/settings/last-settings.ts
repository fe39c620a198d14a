import { createContext } from 'react';
import type { EditSettings } from './edit-settings.ts';

/** What was last set in the edit panel of this page; null before there was one. */
export const LastSettings = createContext<{ current: EditSettings | null }>({ current: null });
