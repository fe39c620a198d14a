import { type ApiKey, AUTH_BASE, type NewApiKey } from '@home-design/contract';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { expectStatus } from './makers.ts';
import { TestClient } from './test-client.ts';

export interface MadeKey {
  api_key: ApiKey;
  token: string;
}

/** Makes an API key as the settings do; it may do everything that a key may, unless something else is said. */
export async function makeKey(owner: TestClient, wanted: Partial<NewApiKey> = {}): Promise<MadeKey> {
  const body = { name: 'Import', scopes: ['read', 'edit', 'share'], ...wanted };
  return expectStatus(await owner.post(`${AUTH_BASE}/api-keys/`, body), 201);
}

/** A program: has a key, and neither cookies nor an anti-forgery token. */
class Program extends TestClient {
  readonly #token: string;

  constructor(app: FastifyInstance, token: string) {
    super(app);
    this.#token = token;
  }

  override call(
    method: NonNullable<InjectOptions['method']>,
    url: string,
    body: InjectOptions['payload'],
    extra: Parameters<TestClient['call']>[3] = {},
  ): Promise<LightMyRequestResponse> {
    const headers = { authorization: `Bearer ${this.#token}`, ...extra.headers };
    return super.call(method, url, body, { ...extra, headers });
  }
}

export const programWith = (app: FastifyInstance, { token }: Pick<MadeKey, 'token'>): TestClient =>
  new Program(app, token);
