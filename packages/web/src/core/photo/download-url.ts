/** Download address of a picture: the server names the file after the image and the version. */
export const downloadUrl = (url: string): string => `${url}${url.includes('?') ? '&' : '?'}download=1`;
