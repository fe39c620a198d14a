import { CLIENT_CONFIG_ELEMENT_ID, ClientConfig, IdentityConfig } from '@home-design/contract';
import { sessionCopy } from './copy.ts';

/** Build-time variables, used if the server injects nothing. */
type BuildEnvironment = Readonly<Record<string, unknown>>;

/** Neither the page nor the build has settings of the identity service. */
export class IdentityConfigMissing extends Error {
  override readonly name = 'IdentityConfigMissing';
  constructor() {
    super(sessionCopy.identityConfigMissing);
  }
}

/** The configuration that the server wrote into the page; empty if there is none that can be read. */
export function readClientConfig(page: Document): ClientConfig {
  const text = page.getElementById(CLIENT_CONFIG_ELEMENT_ID)?.textContent ?? '';
  try {
    return ClientConfig.parse(JSON.parse(text));
  } catch {
    return { identity: null };
  }
}

/**
 * Settings of the identity service: injected ones before those of the build.
 * @throws IdentityConfigMissing if there are neither
 */
export function identityConfig(injected: ClientConfig, build: BuildEnvironment): IdentityConfig {
  if (injected.identity !== null) return injected.identity;

  const fromBuild = IdentityConfig.safeParse({
    apiKey: build.VITE_FIREBASE_API_KEY,
    projectId: build.VITE_FIREBASE_PROJECT_ID,
    authDomain: build.VITE_FIREBASE_AUTH_DOMAIN,
    storageBucket: build.VITE_FIREBASE_STORAGE_BUCKET,
    messagingSenderId: build.VITE_FIREBASE_MESSAGING_SENDER_ID,
    appId: build.VITE_FIREBASE_APP_ID,
    embedded: build.VITE_FIREBASE_EMBEDDED === 'true',
  });
  if (!fromBuild.success) throw new IdentityConfigMissing();
  return fromBuild.data;
}
