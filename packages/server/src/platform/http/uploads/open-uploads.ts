import { AppError } from '../app-error.ts';

/** Long enough for the check of a photo. */
const RETRY_SECONDS = 5;

/** Counts the running uploads of each account. */
export interface OpenUploads {
  /**
   * @returns a function that ends the upload
   * @throws AppError `uploads_open_full`
   */
  begin(account: string): () => void;
}

export function createOpenUploads(perAccount: number): OpenUploads {
  const open = new Map<string, number>();
  return {
    begin: (account) => {
      const count = open.get(account) ?? 0;
      if (count >= perAccount) {
        throw new AppError(
          'uploads_open_full',
          `You have ${perAccount} uploads in progress, the maximum. Please wait until one of them is done.`,
          { retryAfterSeconds: RETRY_SECONDS },
        );
      }
      open.set(account, count + 1);
      return () => {
        const left = (open.get(account) ?? 1) - 1;
        if (left > 0) open.set(account, left);
        else open.delete(account);
      };
    },
  };
}
