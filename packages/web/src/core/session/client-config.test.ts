import { describe, expect, it } from 'vitest';
import { styleNonce } from '../../lib/style-nonce.ts';
import { IdentityConfigMissing, identityConfig, readClientConfig } from './client-config.ts';

const page = (content: string) =>
  new DOMParser().parseFromString(
    `<script type="application/json" id="home-design-config">${content}</script>`,
    'text/html',
  );
const build = {
  VITE_FIREBASE_API_KEY: 'build-key',
  VITE_FIREBASE_PROJECT_ID: 'build-project',
  VITE_FIREBASE_AUTH_DOMAIN: 'build-domain',
  VITE_FIREBASE_STORAGE_BUCKET: 'build-bucket',
  VITE_FIREBASE_MESSAGING_SENDER_ID: 'build-sender',
  VITE_FIREBASE_APP_ID: 'build-app',
};
const injected = {
  apiKey: 'key',
  projectId: 'project',
  authDomain: 'domain',
  storageBucket: 'bucket',
  messagingSenderId: 'sender',
  appId: 'app',
  embedded: true,
};

describe('identity configuration', () => {
  it('ACCESS-07 uses what the server injected before the variables of the build', () => {
    const config = readClientConfig(page(JSON.stringify({ identity: injected, styleNonce: 'abc' })));
    expect(identityConfig(config, build)).toEqual(injected);
  });

  it('ACCESS-08 ACCESS-09 ACCESS-10 ACCESS-11 ACCESS-12 ACCESS-13 ACCESS-14 falls back to the build-time variables', () => {
    expect(identityConfig({ identity: null }, build)).toEqual({
      apiKey: 'build-key',
      projectId: 'build-project',
      authDomain: 'build-domain',
      storageBucket: 'build-bucket',
      messagingSenderId: 'build-sender',
      appId: 'build-app',
      embedded: false,
    });
  });

  it('ACCESS-15 names both ways to configure it if nothing was found', () => {
    const missing = () => identityConfig({ identity: null }, {});
    expect(missing).toThrow(IdentityConfigMissing);
    expect(missing).toThrow(
      /configuration not found\. The backend must inject it, or the build-time environment variables .* must be set/,
    );
  });

  it.each(['', 'not json', '{"identity":{"apiKey":""}}'])('ignores %j on the page', (content) => {
    expect(readClientConfig(page(content))).toEqual({ identity: null });
  });
});

it('finds the nonce for style elements, or undefined', () => {
  expect(styleNonce(page('{"identity":null,"styleNonce":"abc"}'))).toBe('abc');
  expect(styleNonce(page('{"identity":null,"styleNonce":7}'))).toBeUndefined();
  expect(styleNonce(page('rubbish'))).toBeUndefined();
  expect(styleNonce(document)).toBeUndefined();
});
