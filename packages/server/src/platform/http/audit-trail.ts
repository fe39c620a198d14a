import type { UserId } from '@home-design/contract';

/** A call that succeeded. */
export interface CarriedOut {
  /** The contract's row. */
  route: object;
  /** The caller; null for visitors. */
  userId: UserId | null;
  /** Name of the caller's API key; null: none. */
  apiKey: string | null;
  params: unknown;
  body: unknown;
  answer: unknown;
}

/** Keeps a record of a user's changes, for the user to read. */
export interface AuditTrail {
  /** Never throws: the change is already made. */
  record(call: CarriedOut): Promise<void>;
}
