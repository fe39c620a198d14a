import { setTimeout as sleep } from 'node:timers/promises';
import { callApi, type Guest, type PhotoFile, signInGuest, uploadPhoto } from '../guest.ts';
import { quantile } from '../statistics.ts';

/** Every person looks this often, as the web app does. */
const POLL_MS = 2_000;

export interface Busy {
  people: number;
  seconds: number;
  /** Calls that were measured: everything but the uploads before them. */
  calls: number;
  perSecond: number;
  p50: number;
  p99: number;
  /** Milliseconds of the slowest call. */
  slowest: number;
  errors: string[];
  /** Edits that were made meanwhile. */
  edits: number;
}

interface Person {
  guest: Guest;
  imageId: string;
}

/**
 * People who each keep one edit under way, follow it as the web app does without events, and look at their projects and
 * pictures in between.
 */
export async function busyPeople(
  origin: string,
  photo: PhotoFile,
  { people, seconds }: { people: number; seconds: number },
): Promise<Busy> {
  const crowd: Person[] = [];
  for (let number = 0; number < people; number++) {
    const guest = await signInGuest(origin, `203.0.113.${number + 1}`);
    const image = (await uploadPhoto(guest, photo)) as { id: string };
    crowd.push({ guest, imageId: image.id });
  }

  const times: number[] = [];
  const errors: string[] = [];
  let edits = 0;
  const end = performance.now() + seconds * 1000;
  const timed = async <T>(call: () => Promise<unknown>): Promise<T | undefined> => {
    const begun = performance.now();
    try {
      return (await call()) as T;
    } catch (error) {
      errors.push(String(error));
      return undefined;
    } finally {
      times.push(performance.now() - begun);
    }
  };

  await Promise.all(
    crowd.map(async ({ guest, imageId }, number) => {
      // People do not act in step.
      await sleep((POLL_MS * number) / people);
      for (let seed = 0; performance.now() < end; seed++) {
        const body = { image_id: imageId, args: { type: 'moody', seed } };
        const job = await timed<{ id: string }>(() =>
          callApi(guest, 'POST', '/transformations/lighting/', body),
        );
        while (job && performance.now() < end) {
          await sleep(POLL_MS);
          const state = await timed<{ status: string }>(() =>
            callApi(guest, 'GET', `/edit-jobs/${job.id}/status/`),
          );
          if (state?.status === 'succeeded') edits += 1;
          if (state?.status === 'failed') errors.push(`The edit ${job.id} failed.`);
          if (state?.status !== 'in_progress') break;
        }
        await timed(() => callApi(guest, 'GET', `/images/${imageId}/`));
        await timed(() => callApi(guest, 'GET', '/projects/'));
        await timed(() => callApi(guest, 'GET', '/images/?limit=8'));
      }
    }),
  );
  return {
    people,
    seconds,
    calls: times.length,
    perSecond: times.length / seconds,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    slowest: Math.max(...times),
    errors,
    edits,
  };
}
