/** Address of a picture for saving it: the server then names the file after the image and the version. */
export const downloadUrl = (url: string): string => `${url}${url.includes('?') ? '&' : '?'}download=1`;
