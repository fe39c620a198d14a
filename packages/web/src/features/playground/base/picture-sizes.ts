/** Width of the main picture, from which the browser chooses the file: about two thirds of a wide window. */
export const PICTURE_SIZES = '(max-width: 62em) 100vw, 65vw';
