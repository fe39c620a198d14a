import type { Belongings } from '@home-design/contract';
import { create } from 'zustand';

/** Whether a guest is being asked about signing out; `belongings` is null where the server could not say. */
type Asking = { at: 'not-asked' } | { at: 'asked'; belongings: Belongings | null };

export const signOutStore = create<Asking>()(() => ({ at: 'not-asked' }));

export const stopAsking = (): void => signOutStore.setState({ at: 'not-asked' }, true);
