import { networkError } from './api-error.ts';
import { isReachable } from './connection.ts';

/** Has the browser save something under a name, as a download link does. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  saveFrom(address, name);
  // The browser has taken hold of it by the next turn.
  setTimeout(() => URL.revokeObjectURL(address));
}

/** Has the browser save what an address answers, while it comes; without a name, under the one that the answer has. */
function saveFrom(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

/**
 * Has the browser save what the server answers, while it comes. What goes wrong after that only the browser tells.
 * @throws ApiError when the server cannot be reached
 */
export async function saveFromServer(address: string): Promise<void> {
  if (!(await isReachable())) throw networkError();
  saveFrom(address);
}
