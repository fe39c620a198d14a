import { createContext } from 'react';
import type { EditSettings } from './edit-settings.ts';

/** The last settings of the edit panel on this page; null before the first ones. */
export const LastSettings = createContext<{ current: EditSettings | null }>({ current: null });
