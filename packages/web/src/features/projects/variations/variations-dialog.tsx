import type { Image, ProjectDetail, Version, VersionId } from '@home-design/contract';
import { Button, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOperations } from '../../../core/store/use-operations.ts';
import { useExport } from '../../../core/zip/use-export.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { OnDemand } from '../../../ui/lazy-part/on-demand.tsx';
import { toast } from '../../../ui/toasts/toasts.ts';
import { useFailureToast } from '../../../ui/toasts/use-failure-toast.ts';
import { copy } from '../copy.ts';
import { dialogCopy } from '../dialog-copy.ts';
import classes from '../images.module.css';
import { variationsQuery } from '../queries.ts';
import { VariationCard } from './variation-card.tsx';
import { inTab, type VariationsTab } from './variations-tab.ts';

const ZipDialog = lazyPart(
  async () => (await import('../../../core/zip/zip-dialog.tsx')).ZipDialog,
  'dialog',
);

interface VariationsDialogProps {
  project: ProjectDetail;
  image: Image;
  onClose: () => void;
}

/** All versions of an image: to make one primary, to download some, or to edit one. */
export function VariationsDialog({ project, image, onClose }: VariationsDialogProps) {
  const [tab, setTab] = useState<VariationsTab>('all');
  const [selected, setSelected] = useState<ReadonlySet<VersionId> | null>(null);
  const versions = useQuery(variationsQuery(image.id));
  useFailureToast(versions.error, dialogCopy.variationsFailed, dialogCopy.variationsRetry);
  const [isDownloading, downloading] = useDisclosure(false);
  const exporting = useExport(project.title);
  const primary = usePrimary(image);
  const shown = versions.data ? inTab(versions.data, tab) : [];

  function toggle(id: VersionId): void {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  }

  return (
    <Dialog opened onClose={onClose} title={copy.variationsOf(image.name)} closeLabel={copy.close} size="xl">
      <div className={classes.tabs}>
        <SegmentedControl
          aria-label={copy.showVariations}
          value={tab}
          onChange={(value) => setTab(value as VariationsTab)}
          data={Object.entries(dialogCopy.tabs).map(([value, label]) => ({ value, label }))}
        />
        <Button variant="default" onClick={() => setSelected(selected === null ? new Set() : null)}>
          {selected === null ? dialogCopy.select : copy.cancelSelection}
        </Button>
        {selected !== null && (
          <Button disabled={selected.size === 0} loading={exporting.isPending} onClick={downloading.open}>
            {dialogCopy.downloadSelected(selected.size)}
          </Button>
        )}
      </div>
      {versions.isPending && <Skeleton height={200} mt="md" />}
      {versions.isLoadingError && (
        <Button size="sm" mt="md" variant="default" onClick={() => void versions.refetch()}>
          {copy.tryAgain}
        </Button>
      )}
      {versions.data && shown.length === 0 && (
        <Text c="dimmed" mt="md">
          {dialogCopy.nothingInTab}
        </Text>
      )}
      <OnDemand wanted={isDownloading}>
        <ZipDialog
          opened={isDownloading}
          onClose={downloading.close}
          title={dialogCopy.downloadTitle(selected?.size ?? 0)}
          onDownload={(settings, { label, originals }) =>
            exporting.mutate({
              ...settings,
              project: project.id,
              version_ids: [...(selected ?? [])],
              label,
              originals,
            })
          }
        />
      </OnDemand>
      <ul className={classes.variations}>
        {shown.map((version) => (
          <li key={version.id}>
            <VariationCard
              image={image}
              version={version}
              selection={selected && { isSelected: selected.has(version.id), toggle }}
              isShown={version.id === image.shown_version}
              isBusy={primary.isPending}
              onSetPrimary={(chosen) => primary.mutate(chosen)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Makes a version the primary one of its image. */
function usePrimary(image: Image) {
  const queries = useQueryClient();
  const { images } = useOperations();
  const choosing = useMutation({
    mutationFn: (version: Version) => images.setPrimary(image.id, version.id),
    onSuccess: () => {
      toast.success(dialogCopy.primarySet);
      return queries.invalidateQueries({ queryKey: variationsQuery(image.id).queryKey });
    },
    onError: (error, asked) =>
      toast.failed(copy.errorTitle, error, dialogCopy.primaryFailed, () => choosing.mutate(asked)),
  });
  return choosing;
}
