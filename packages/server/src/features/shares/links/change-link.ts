import type { ShareLinkId, shareLinkRoutes } from '@home-design/contract';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Call } from '../../../platform/http/bind-route.ts';
import type { Who } from '../../../platform/http/who.ts';
import { forgetGuesses } from '../passwords/guess-store.ts';
import { hashPassword } from '../passwords/password.ts';
import { endAfter } from './create-link.ts';
import { revokeLink, setLink } from './link-store.ts';

const UNGUESSED = { wrongPasswords: 0, wrongPasswordsSince: null, ownerToldAt: null, ownerToldOf: 0 };

type Change = Call<typeof shareLinkRoutes.update>['body'];

/**
 * Changes the permissions of a link's visitors, or switches it off.
 * @throws AppError `share_link_not_found`
 */
export async function changeLink(
  deps: { db: Database; clock: Clock },
  who: Who,
  id: ShareLinkId,
  { is_active, expires_in_days, password, ...switches }: Change,
): Promise<void> {
  const now = deps.clock.now();
  const passwordHash = typeof password === 'string' ? await hashPassword(password) : password;
  const change = {
    ...(expires_in_days === undefined ? {} : { expiresAt: endAfter(expires_in_days, now) }),
    ...(passwordHash === undefined ? {} : { ...UNGUESSED, passwordHash }),
    ...(switches.allows_download === undefined ? {} : { allowsDownload: switches.allows_download }),
    ...(switches.shows_label === undefined ? {} : { showsLabel: switches.shows_label }),
    ...(switches.shows_originals === undefined ? {} : { showsOriginals: switches.shows_originals }),
    ...(switches.takes_comments === undefined ? {} : { takesComments: switches.takes_comments }),
    ...(switches.approves_uploads === undefined ? {} : { approvesUploads: switches.approves_uploads }),
    ...(switches.message === undefined ? {} : { message: switches.message }),
    ...(switches.embed_origins === undefined ? {} : { embedOrigins: JSON.stringify(switches.embed_origins) }),
  };
  await transaction(deps.db, async (tx) => {
    const isOwn =
      (is_active === false ? await revokeLink(tx, who.userId, id, now) : true) &&
      (Object.keys(change).length > 0 ? await setLink(tx, who.userId, id, change) : true);
    if (!isOwn) throw new AppError('share_link_not_found');
    // A new password has no wrong attempts yet.
    if (passwordHash !== undefined) await forgetGuesses(tx, { linkId: id });
  });
}
