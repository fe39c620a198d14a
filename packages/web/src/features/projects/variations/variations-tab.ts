import { isFinished, type Version } from '@home-design/contract';

/** The tabs of the dialog of variations. */
export type VariationsTab = 'all' | 'original' | 'edited';

/** The finished versions of a tab; all but originals count as edited. */
export function inTab(versions: readonly Version[], tab: VariationsTab): Version[] {
  return versions.filter(
    (version) =>
      isFinished(version) && (tab === 'all' || (version.kind === 'original') === (tab === 'original')),
  );
}
