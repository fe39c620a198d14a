import { type Listing, listingRoutes } from '@home-design/contract';
import { Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { RemovalButtons } from '../../../ui/dialog/removal-buttons.tsx';
import { toast } from '../../../ui/toasts/toasts.ts';
import { copy } from '../copy.ts';
import { nameOf } from '../listing-state.ts';
import { mergingCopy } from '../merging/merging-copy.ts';
import { mergedQuery } from '../merging/merging-queries.ts';
import { forgetListing, LISTINGS_KEY } from '../queries.ts';

interface DeleteListingDialogProps {
  listing: Listing;
  opened: boolean;
  onClose: () => void;
  /** Called when the listing is deleted and about to leave the list. */
  onRemoved: () => void;
}

/** Asks once, naming the listing, and then deletes it. */
export function DeleteListingDialog({ listing, opened, onClose, onRemoved }: DeleteListingDialogProps) {
  const queries = useQueryClient();
  const parts = useQuery({ ...mergedQuery(listing.id), enabled: opened }).data ?? [];
  const remove = useMutation({
    mutationFn: () => call(listingRoutes.remove, { params: { listingId: listing.id } }),
    async onSuccess() {
      toast.success(copy.removed);
      onClose();
      onRemoved();
      await queries.cancelQueries({ queryKey: LISTINGS_KEY });
      forgetListing(queries, listing.id);
      void queries.invalidateQueries({ queryKey: LISTINGS_KEY }); // the lists show their own failures
    },
    onError: (error, asked) =>
      toast.failed(copy.removeFailed, error, error.message, () => remove.mutate(asked)),
  });

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={copy.removeTitle(nameOf(listing))}
      closeLabel={copy.close}
    >
      <Stack gap="xs">
        <Text>{copy.removeText}</Text>
        {listing.project !== null && <Text>{copy.removeKeepsProject}</Text>}
        {parts.length > 0 && <Text>{mergingCopy.removeParts(parts.length)}</Text>}
      </Stack>
      <RemovalButtons
        cancel={copy.cancel}
        confirm={copy.removeConfirm}
        isRemoving={remove.isPending}
        onCancel={onClose}
        onConfirm={() => remove.mutate()}
      />
    </Dialog>
  );
}
