import { describe, expect, it } from 'vitest';
import { ACCOUNT_DELETION_HOURS, deletionWord, isDeletionConfirmed } from './account-deletion.ts';

const UID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const guest = { uid: UID, email: null, isAnonymous: true };
const mara = { uid: UID, email: 'Mara@Example.com', isAnonymous: false };

describe('the confirmation that deletes an account', () => {
  it('SETTINGS-27 is the email address, in upper or lower case', () => {
    expect(isDeletionConfirmed(mara, ' mara@example.COM ')).toBe(true);
    for (const wrong of ['', 'mara@example.co', 'guest_3f2504e0'])
      expect(isDeletionConfirmed(mara, wrong)).toBe(false);
  });

  it('SETTINGS-28 CONST-82 is guest_ and the first eight characters of the id for a guest, in upper or lower case', () => {
    expect(isDeletionConfirmed(guest, 'GUEST_3F2504E0')).toBe(true);
    for (const wrong of ['', 'guest_', 'guest_3f2504e', UID])
      expect(isDeletionConfirmed(guest, wrong)).toBe(false);
  });

  it('works for an account without an email address', () => {
    expect(deletionWord({ ...mara, email: null })).toBe('guest_3f2504e0');
  });
});

it('CONST-75 an account is deleted within 24 hours', () => expect(ACCOUNT_DELETION_HOURS).toBe(24));
