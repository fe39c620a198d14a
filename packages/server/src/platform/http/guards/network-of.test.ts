import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { networkOf } from './network-of.ts';

describe('the network of an address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['::1', '::/64'],
    ['no address', 'no address'],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('S11 is the same for every address of a /64', () => {
    const part = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
    const parts = fc.array(part, { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(parts, parts, parts, (network, host, other) => {
        const at = (rest: string[]) => networkOf([...network, ...rest].join(':'));
        // IPv4 addresses written as IPv6 count as IPv4.
        fc.pre(network.some((value) => value !== '0'));
        expect(at(host)).toBe(at(other));
      }),
    );
  });
});
