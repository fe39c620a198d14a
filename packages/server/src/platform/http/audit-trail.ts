import type { UserId } from '@home-design/contract';

/** A call that was carried out. */
export interface CarriedOut {
  /** The contract's row. */
  route: object;
  /** Who called; null for visitors. */
  userId: UserId | null;
  /** Name of the API key by which they called; null: there was none. */
  apiKey: string | null;
  params: unknown;
  body: unknown;
  answer: unknown;
}

/** Keeps what people change, for them to look up. */
export interface AuditTrail {
  /** Never throws: what was done is done. */
  record(call: CarriedOut): Promise<void>;
}
