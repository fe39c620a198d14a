/** An answer of the stand-in: text is a page, an object is JSON. */
export type Answer = [status: number, body: object | string, headers?: Record<string, string>];
export const missing = (): Answer => [
  404,
  { error: { type: 'invalid_request_error', code: 'resource_missing' } },
];
export const list = (data: object[]): Answer => [200, { object: 'list', has_more: false, data }];
