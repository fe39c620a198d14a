/** The id of the part of the page with the photo. */
export const PHOTO_ID = 'photo';

/** Moves the focus to the photo: to the divider if two versions are compared, or else to the photo itself. */
export function focusPhoto(): void {
  const photo = document.getElementById(PHOTO_ID);
  const divider = photo?.querySelector<HTMLElement>('[role="slider"]');
  (divider ?? photo)?.focus();
}
