import { Alert, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { pendingItems } from '../../../core/uploader/upload-items.ts';
import { UploadList } from '../../../core/uploader/upload-list.tsx';
import { toast } from '../../../ui/toasts/toasts.ts';
import { copy } from '../copy.ts';
import { type FoundPhotos, findPhotos, titleFrom } from './found-photos.ts';
import { PhotoDrop } from './photo-drop.tsx';
import { PhotoImportButtons } from './photo-import-buttons.tsx';
import { photosCopy } from './photos-copy.ts';
import { SkippedFiles } from './skipped-files.tsx';
import { TitleAndAddress } from './title-and-address.tsx';
import { usePhotoListing } from './use-photo-listing.ts';

interface PhotoImportProps {
  onDone: () => void;
  /** Gets whether photos are being sent: then the dialog asks before it closes. */
  onBusy: (isBusy: boolean) => void;
}

/** Makes a listing from the photos of a folder or a ZIP. */
export function PhotoImport({ onDone, onBusy }: PhotoImportProps) {
  const [found, setFound] = useState<FoundPhotos | null>(null);
  const [title, setTitle] = useState('');
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const titleBox = useRef<HTMLInputElement>(null);
  const listing = usePhotoListing(onDone);
  const { uploads, isBegun, isBeginning, begin } = listing;
  const pending = pendingItems(uploads.items).length;
  const isBusy = isBeginning || (isBegun && uploads.items.some(({ status }) => status !== 'success'));
  useEffect(() => onBusy(isBusy), [onBusy, isBusy]);

  const look = useMutation({
    mutationFn: findPhotos,
    onSuccess(now) {
      uploads.clear();
      uploads.add(now.photos);
      setFound(now);
      setProblem(null);
      setTitle(titleFrom(now.source));
    },
    onError: (error, files) =>
      toast.failed(copy.errorTitle, error, photosCopy.unreadable, () => look.mutate(files)),
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isBeginning || isBegun || pending === 0) return;
    if (title.trim() === '') {
      setProblem(photosCopy.titleMissing);
      titleBox.current?.focus();
      return;
    }
    begin({ title: title.trim(), address: address.trim(), source: found?.source ?? '' });
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {!isBegun && (
          <>
            <Text size="sm">{photosCopy.text}</Text>
            <PhotoDrop isBusy={look.isPending || isBeginning} onFiles={(files) => look.mutate(files)} />
          </>
        )}
        <VisuallyHidden role="status">
          {look.isPending && photosCopy.looking}
          {!look.isPending && found && photosCopy.found(uploads.items.length)}
        </VisuallyHidden>
        {found && found.photos.length === 0 && (
          <Alert color="red" role="alert" title={photosCopy.none}>
            <Text size="sm">{photosCopy.noneText}</Text>
          </Alert>
        )}
        {uploads.items.length > 0 && (
          <>
            <TitleAndAddress
              ref={titleBox}
              title={title}
              address={address}
              problem={problem}
              disabled={isBegun}
              onTitle={(typed) => {
                setTitle(typed);
                setProblem(null);
              }}
              onAddress={setAddress}
            />
            <Text size="sm" c="dimmed">
              {isBegun
                ? photosCopy.sending
                : `${photosCopy.found(uploads.items.length)}. ${photosCopy.order}`}
            </Text>
            <UploadList uploads={uploads} scrolls />
          </>
        )}
        {found && found.skipped.length > 0 && !isBegun && <SkippedFiles skipped={found.skipped} />}
        {uploads.items.length > 0 && <PhotoImportButtons listing={listing} pending={pending} />}
      </Stack>
    </form>
  );
}
