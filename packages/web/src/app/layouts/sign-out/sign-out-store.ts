import type { Belongings } from '@home-design/contract';
import { create } from 'zustand';

/** Whether the sign-out dialog of a guest is open. `belongings` is null when they could not be loaded. */
type Asking = { at: 'not-asked' } | { at: 'asked'; belongings: Belongings | null };

export const signOutStore = create<Asking>()(() => ({ at: 'not-asked' }));

export const stopAsking = (): void => signOutStore.setState({ at: 'not-asked' }, true);
