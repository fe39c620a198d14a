import type { AccountTables } from './account-tables.ts';
import type { BoardTables } from './board-tables.ts';
import type { GalleryTables } from './gallery-tables.ts';
import type { LeadTables } from './lead-tables.ts';
import type { ListingTables } from './listing-tables.ts';
import type { LookTables } from './look-tables.ts';
import type { PaymentTables } from './payment-tables.ts';
import type { PictureTables } from './picture-tables.ts';
import type { PreviewTables } from './preview-tables.ts';

/** Every table, in camelCase; the database itself has snake_case names. */
export type Schema = AccountTables &
  PictureTables &
  BoardTables &
  GalleryTables &
  LeadTables &
  ListingTables &
  LookTables &
  PaymentTables &
  PreviewTables;
