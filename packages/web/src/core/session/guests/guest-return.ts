import { type Belongings, type GuestReturn, guestReturnRoutes } from '@home-design/contract';
import { create } from 'zustand';
import { call } from '../../../lib/api/api-client.ts';
import { log } from '../../../lib/log.ts';
import { guestReturnMark } from '../memory/guest-return-mark.ts';
import { returnCopy } from './return-copy.ts';

/** What a guest can continue on this browser; null: nothing, or not asked yet. */
export const guestReturnStore = create<{ offer: GuestReturn | null }>()(() => ({ offer: null }));

const setOffer = (offer: GuestReturn | null) => guestReturnStore.setState({ offer });

/** Asks the server what can be continued, if this browser has the mark. */
export async function lookForGuestReturn(now = new Date()): Promise<void> {
  const endsAt = guestReturnMark.read();
  if (endsAt === null) return setOffer(null);
  if (new Date(endsAt) <= now) {
    guestReturnMark.clear();
    return setOffer(null);
  }
  try {
    const { offer } = await call(guestReturnRoutes.get);
    if (offer === null) guestReturnMark.clear();
    setOffer(offer);
  } catch (error) {
    log.error('What can be continued is not known', error);
  }
}

/** Deletes the way back on the server and on this browser. @throws ApiError */
export async function forgetGuestReturn(): Promise<void> {
  await call(guestReturnRoutes.forget);
  guestReturnMark.clear();
  setOffer(null);
}

/** What the signed-in guest would leave behind. @throws ApiError */
export async function presentBelongings(): Promise<Belongings | null> {
  return (await call(guestReturnRoutes.get)).present;
}

/** '2 projects, 3 photos and 1 design', without zeros. Null if there is nothing. */
export function belongingsInWords({ projects, photos, designs }: Belongings): string | null {
  const parts = [
    ...(projects > 0 ? [returnCopy.projects(projects)] : []),
    ...(photos > 0 ? [returnCopy.photos(photos)] : []),
    ...(designs > 0 ? [returnCopy.designs(designs)] : []),
  ];
  if (parts.length <= 1) return parts[0] ?? null;
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
