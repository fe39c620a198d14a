/**
 * Copies text to the clipboard. Pages without HTTPS, as in a home network, have no clipboard API; the text is
 * selected there and copied by the browser.
 * @throws if the browser refuses
 */
export async function copyText(text: string): Promise<void> {
  // Absent on insecure pages, although the types say otherwise.
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
  // Beside the focused element, so that a dialog that traps the focus allows it.
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
