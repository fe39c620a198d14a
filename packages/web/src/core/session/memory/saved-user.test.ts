import { describe, expect, it } from 'vitest';
import { guest } from '../../../../test/users.ts';
import { sessionMemory } from './saved-user.ts';
import { wasHereBefore } from './was-here-before.ts';

describe('the local storage after sign-in', () => {
  it('ACCESS-18 ACCESS-19 ACCESS-20 ACCESS-21 ACCESS-22 keeps the user record under the key user, and no more than it needs', () => {
    sessionMemory.rememberUser(guest);
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({
      uid: 'guest-1',
      email: null,
      displayName: 'Guest',
      isAnonymous: true,
    });
    expect(wasHereBefore()).toBe(true);
  });

  it('ACCESS-35 counts a visitor as identified when a saved user with a uid exists', () => {
    expect(sessionMemory.isIdentified()).toBe(false);
    localStorage.setItem('user', '{"displayName":"Guest"}');
    expect(sessionMemory.isIdentified()).toBe(false);
    sessionMemory.rememberUser(guest);
    expect(sessionMemory.isIdentified()).toBe(true);
  });

  it('ACCESS-63 ACCESS-42 keeps the ID token until it is removed', () => {
    sessionMemory.rememberToken('token');
    sessionMemory.rememberUser(guest);
    expect(localStorage.getItem('home-design-id-token')).toBe('"token"');
    sessionMemory.forget();
    expect(localStorage).toHaveLength(0);
  });
});
