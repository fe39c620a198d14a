/**
 * Puts text on the clipboard. Pages that are not served over HTTPS, as in a home network, have no clipboard of
 * their own; there the browser copies what is selected.
 * @throws when the browser refuses
 */
export async function copyText(text: string): Promise<void> {
  // Absent on insecure pages, whatever the types say.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard !== undefined) {
    await clipboard.writeText(text);
    return;
  }
  if (!copySelected(text)) throw new Error('The browser did not copy the text.');
}

function copySelected(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  // Beside the focused element, so that a dialog that keeps the focus inside lets it go there.
  const place = document.activeElement;
  (place?.parentElement ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (place instanceof HTMLElement) place.focus();
  }
}
