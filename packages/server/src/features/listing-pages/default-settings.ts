import type { ListingPageSettings, UserId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import { contactOf } from './store.ts';

/** The default settings of a page: no originals, and no index for search engines. */
export async function defaultSettings(db: Database, userId: UserId): Promise<ListingPageSettings> {
  const { name, email } = await contactOf(db, userId);
  return {
    shows_address: true,
    place: '',
    shows_comparisons: false,
    shows_contact: true,
    contact_name: name.slice(0, 120),
    contact_email: email,
    contact_phone: '',
    takes_leads: true,
    is_indexed: false,
    left_out: [],
  };
}
