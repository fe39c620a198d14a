import { networkError } from './api/api-error.ts';
import { isReachable } from './api/connection.ts';

/** Saves data under a file name, like a download link. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  saveFrom(address, name);
  // The browser has begun the download by the next turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(address));
}

/** Saves the answer of an address as it arrives; without a name, under the name in the answer. */
function saveFrom(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

/**
 * Saves the server's answer as it arrives. Only the browser reports later failures.
 * @throws ApiError if the server cannot be reached
 */
export async function saveFromServer(address: string): Promise<void> {
  if (!(await isReachable())) throw networkError();
  saveFrom(address);
}
