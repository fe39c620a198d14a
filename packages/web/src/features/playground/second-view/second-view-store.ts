import type { VersionId } from '@home-design/contract';
import { create } from 'zustand';

interface SecondViewState {
  /** The shown version that gets the furniture of another photo; null while nothing is placed. */
  shown: VersionId | null;
}

/** Whether the furniture of another photo is being placed. The panel opens it, and the photo shows it. */
export const useSecondView = create<SecondViewState>()(() => ({ shown: null }));

export const openSecondView = (shown: VersionId): void => useSecondView.setState({ shown });

export const closeSecondView = (): void => useSecondView.setState({ shown: null });
