import { randomBytes, randomUUID } from 'node:crypto';
import { CSRF_COOKIE, CSRF_HEADER, UserId } from '@home-design/contract';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

type Extra = Omit<InjectOptions, 'method' | 'url' | 'payload' | 'headers'> & {
  headers?: Record<string, string>;
};

/** A browser: keeps cookies and repeats the anti-forgery token, as the web app does. */
export class TestClient {
  readonly cookies = new Map<string, string>();
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  get(url: string, extra: Extra = {}): Promise<LightMyRequestResponse> {
    return this.call('GET', url, undefined, extra);
  }
  post(url: string, body?: InjectOptions['payload'], extra: Extra = {}): Promise<LightMyRequestResponse> {
    return this.call('POST', url, body, extra);
  }
  patch(url: string, body?: InjectOptions['payload'], extra: Extra = {}): Promise<LightMyRequestResponse> {
    return this.call('PATCH', url, body, extra);
  }
  delete(url: string, extra: Extra = {}): Promise<LightMyRequestResponse> {
    return this.call('DELETE', url, undefined, extra);
  }

  /** Sends files as the web app does. */
  upload(
    url: string,
    files: { field: string; name: string; content: Uint8Array }[],
    fields: Record<string, string> = {},
    extra: Extra = {},
  ): Promise<LightMyRequestResponse> {
    const { body, contentType } = formOf(files, fields);
    return this.call('POST', url, body, {
      ...extra,
      headers: { ...extra.headers, 'content-type': contentType },
    });
  }

  async call(
    method: NonNullable<InjectOptions['method']>,
    url: string,
    body: InjectOptions['payload'],
    extra: Extra,
  ): Promise<LightMyRequestResponse> {
    const token = this.cookies.get(CSRF_COOKIE);
    const response = await this.#app.inject({
      ...extra,
      method,
      url,
      ...(body === undefined ? {} : { payload: body }),
      cookies: Object.fromEntries(this.cookies),
      headers: { ...(token && method !== 'GET' ? { [CSRF_HEADER]: token } : {}), ...extra.headers },
    });
    for (const { name, value, maxAge } of response.cookies) {
      if (value === '' || maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }
}

/** Id of a person nobody has seen yet. */
export const newUserId = (): UserId => UserId.parse(`u${randomBytes(13).toString('hex')}`);

function formOf(
  files: { field: string; name: string; content: Uint8Array }[],
  fields: Record<string, string>,
): { body: Buffer; contentType: string } {
  const boundary = `----form${randomUUID()}`;
  const parts: Uint8Array[] = [];
  const line = (text: string) => parts.push(Buffer.from(`${text}\r\n`));
  for (const [name, value] of Object.entries(fields)) {
    line(`--${boundary}`);
    line(`content-disposition: form-data; name="${name}"\r\n`);
    line(value);
  }
  for (const { field, name, content } of files) {
    line(`--${boundary}`);
    line(`content-disposition: form-data; name="${field}"; filename="${name}"`);
    line('content-type: application/octet-stream\r\n');
    parts.push(content);
    line('');
  }
  line(`--${boundary}--`);
  return { body: Buffer.concat(parts), contentType: `multipart/form-data; boundary=${boundary}` };
}
