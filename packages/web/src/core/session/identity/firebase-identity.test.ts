import { describe, expect, it, vi } from 'vitest';
import { firebaseIdentity } from './firebase-identity.ts';

const GUEST = { uid: 'guest-1', isAnonymous: true, getIdToken: async () => 'token' };

/** The part of the SDK that the app uses; the real one has no storage in this environment. */
const sdk = vi.hoisted(() => ({
  browserLocalPersistence: { type: 'LOCAL' },
  connectAuthEmulator: vi.fn(),
  initializeAuth: vi.fn(() => ({ currentUser: null })),
  setPersistence: vi.fn(async () => {}),
  signInAnonymously: vi.fn(),
}));
vi.mock('@firebase/app', () => ({ initializeApp: (options: object) => options }));
vi.mock('@firebase/auth', () => sdk);

const open = () => {
  sdk.signInAnonymously.mockResolvedValue({ user: GUEST });
  sdk.initializeAuth.mockReturnValue({ currentUser: null });
  const nothing = { authDomain: '', storageBucket: '', messagingSenderId: '', appId: '' };
  return firebaseIdentity({ apiKey: 'embedded', projectId: 'rooms', embedded: true, ...nothing });
};

describe('the identity service', () => {
  it("ACCESS-06 CONST-25 keeps the user in the browser's local storage, from the start", () => {
    sdk.setPersistence.mockResolvedValue();
    open();
    expect(sdk.initializeAuth).toHaveBeenCalledWith(expect.anything(), {
      persistence: sdk.browserLocalPersistence,
    });
    expect(sdk.setPersistence).toHaveBeenCalledWith(expect.anything(), sdk.browserLocalPersistence);
  });

  it('ACCESS-16 only logs that the browser stores nothing, and signs in anyway', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    sdk.setPersistence.mockRejectedValue(new DOMException('blocked', 'SecurityError'));
    const identity = open();
    expect((await identity.signInAsGuest()).uid).toBe('guest-1');
    await expect
      .poll(() => error)
      .toHaveBeenCalledWith(
        'Local persistence could not be set; the sign-in lasts as long as this page',
        expect.any(DOMException),
      );
  });
});
