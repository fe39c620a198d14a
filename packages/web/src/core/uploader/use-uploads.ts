import type { Image, ProjectId } from '@home-design/contract';
import { useEffect, useReducer, useRef, useState } from 'react';
import { randomId, randomUuid } from '../../lib/random-id.ts';
import { toast } from '../../ui/toasts/toasts.ts';
import { checkFiles, type FileProblem } from './check-files.ts';
import { copy } from './copy.ts';
import { inNameOrder } from './name-order.ts';
import { type BatchPlace, sendPhoto } from './send-photo.ts';
import { LONG_LIST, pendingItems, type UploadItem, uploadItems } from './upload-items.ts';
import { defaultUploadLimits, type UploadLimits } from './upload-limits.ts';
import { createUploadQueue, type SendFile } from './upload-queue.ts';
import { type LeaveWarning, useLeaveWarning } from './use-leave-warning.ts';
import { useOverallProgress } from './use-overall-progress.ts';

interface UploadsOptions<Result> {
  /** Overrides single limits. */
  limits?: Partial<UploadLimits>;
  projectId?: ProjectId;
  /** Sends files as soon as they are chosen, if there is nothing else to decide. */
  startAtOnce?: boolean;
  /** Keeps an upload button anyway: stopped files stay in the list. */
  hasButtons?: boolean;
  onUploaded?: (result: Result) => void;
  /** How a photo is sent; the default is as an image of the account. */
  send?: SendFile<Result>;
  /** Called with the reason if a photo was not uploaded; the default is a toast. A lost connection is shown by its banner and the list. */
  onFailed?: (why: string, error: unknown) => void;
}

/** An upload list with all actions on it. */
export interface Uploads<Result = Image> {
  items: readonly UploadItem<Result>[];
  problems: readonly FileProblem[];
  limits: UploadLimits;
  /** Seconds of the pause that the server asked for; null without one. */
  pause: number | null;
  /** A navigation that waits during an upload. */
  leaving: LeaveWarning;
  add(files: readonly File[]): void;
  start(): void;
  /** Stops running and waiting uploads; they can be started again. */
  stop(): void;
  cancel(id: string): void;
  retry(id: string): void;
  remove(id: string): void;
  clear(): void;
}

/** Keeps an upload list, sends it, and warns before the page is left during an upload. */
export function useUploads<Result = Image>(options: UploadsOptions<Result>): Uploads<Result> {
  const { limits, startAtOnce } = options;
  const allLimits = { ...defaultUploadLimits(), ...limits };
  const [items, dispatch] = useReducer(uploadItems<Result>, []);
  const [problems, setProblems] = useState<readonly FileProblem[]>([]);
  const [pause, setPause] = useState<number | null>(null);
  const latest = useRef({ ...options, items });
  latest.current = { ...options, items };

  const [queue] = useState(() =>
    createUploadQueue<Result>({
      // A caller that expects another result than an image also passes the function that sends it.
      send: (file, sending) =>
        (latest.current.send ?? (sendPhoto as SendFile<unknown> as SendFile<Result>))(file, {
          ...sending,
          projectId: latest.current.projectId,
        }),
      onPause: setPause,
      onEvent: (event) => {
        if (event.type === 'succeeded' && latest.current.items.length > LONG_LIST) {
          forget(latest.current.items.filter((item) => item.id === event.id));
        }
        // One message for all failures; the list names each of them.
        const isFirst = latest.current.items.every(({ status }) => status !== 'error');
        dispatch(event);
        if (event.type === 'succeeded') latest.current.onUploaded?.(event.result);
        if (event.type === 'failed' && isFirst && event.why !== copy.notSent)
          (latest.current.onFailed ?? toastFailure)(event.why, event.error);
        // A pending photo could not be sent without an upload button.
        if (event.type === 'cancelled' && latest.current.startAtOnce && !latest.current.hasButtons)
          remove(event.id);
      },
    }),
  );

  function remove(id: string): void {
    forget(latest.current.items.filter((item) => item.id === id));
    dispatch({ type: 'removed', id });
  }

  useEffect(
    () => () => {
      queue.stop();
      forget(latest.current.items);
    },
    [queue],
  );
  useOverallProgress(items);
  const leaving = useLeaveWarning(items.some((item) => item.status === 'uploading'));

  return {
    items,
    problems,
    pause,
    limits: allLimits,
    leaving,
    add(files) {
      const isReplaced = !allLimits.multiple && items.every((item) => item.status !== 'uploading');
      const checked = checkFiles(files, items.length, allLimits);
      setProblems(checked.problems);
      if (checked.taken.length === 0 || (!allLimits.multiple && !isReplaced)) return;

      if (isReplaced) {
        forget(items);
        dispatch({ type: 'cleared' });
      }
      const batch = randomUuid();
      const added = inNameOrder(checked.taken).map((file, index) => asItem<Result>(file, { batch, index }));
      dispatch({ type: 'added', items: added });
      if (startAtOnce) queue.add(added);
    },
    start: () => queue.add(pendingItems(items)),
    stop: queue.stop,
    cancel: queue.cancel,
    retry(id) {
      const item = items.find((each) => each.id === id);
      dispatch({ type: 'retried', id });
      if (item) queue.add([item]);
    },
    remove(id) {
      queue.cancel(id);
      remove(id);
    },
    clear() {
      queue.stop();
      forget(items);
      setProblems([]);
      dispatch({ type: 'cleared' });
    },
  };
}

function asItem<Result>(file: File, among: BatchPlace): UploadItem<Result> {
  const preview = URL.createObjectURL(file);
  return { id: randomId(), file, among, preview, status: 'pending', progress: 0, result: null, error: null };
}

function forget(items: readonly Pick<UploadItem, 'preview'>[]): void {
  for (const item of items) URL.revokeObjectURL(item.preview);
}

function toastFailure(why: string, error: unknown): void {
  toast.failed(copy.errorTitle, error, why === copy.idMissing ? why : copy.uploadsFailed);
}
