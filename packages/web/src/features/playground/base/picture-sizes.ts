/** Width of the main picture for the browser's choice of file: about two thirds of a wide window. */
export const PICTURE_SIZES = '(max-width: 62em) 100vw, 65vw';
