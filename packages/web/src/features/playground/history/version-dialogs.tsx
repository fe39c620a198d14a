import type { Version } from '@home-design/contract';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { OnDemand } from '../../../ui/lazy-part/on-demand.tsx';

const TagsDialog = lazyPart(
  async () => (await import('../../../core/tags/tags-dialog.tsx')).TagsDialog,
  'dialog',
);
const RemoveVersionDialog = lazyPart(
  async () => (await import('./remove-version-dialog.tsx')).RemoveVersionDialog,
  'dialog',
);

interface VersionDialogsProps {
  version: Version;
  /** The open dialog; null: none. */
  asks: 'tags' | 'remove' | null;
  isRemoving: boolean;
  onRemove: () => void;
  onClose: () => void;
}

/** The dialogs of a version of the history. */
export function VersionDialogs({ version, asks, isRemoving, onRemove, onClose }: VersionDialogsProps) {
  return (
    <>
      <OnDemand wanted={asks === 'tags'}>
        <TagsDialog version={version} name={version.label} opened={asks === 'tags'} onClose={onClose} />
      </OnDemand>
      <OnDemand wanted={asks === 'remove'}>
        <RemoveVersionDialog
          version={version}
          opened={asks === 'remove'}
          isRemoving={isRemoving}
          onRemove={() => {
            onClose();
            onRemove();
          }}
          onClose={onClose}
        />
      </OnDemand>
    </>
  );
}
