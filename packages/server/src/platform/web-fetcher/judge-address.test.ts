import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './judge-address.ts';
import { readTypedAddress } from './judge-url.ts';
import { WebFetchError } from './web-fetcher.ts';

/** Each range with the public addresses just outside of it. */
const FORBIDDEN: readonly [range: string, inside: readonly string[], outside: readonly string[]][] = [
  ['0.0.0.0/8', ['0.0.0.0', '0.255.255.255'], ['1.0.0.0']],
  ['10.0.0.0/8', ['10.0.0.0', '10.255.255.255'], ['9.255.255.255', '11.0.0.0']],
  ['100.64.0.0/10', ['100.64.0.0', '100.100.100.200', '100.127.255.255'], ['100.63.255.255', '100.128.0.0']],
  ['127.0.0.0/8', ['127.0.0.1', '127.255.255.255'], ['126.255.255.255', '128.0.0.0']],
  ['168.63.129.16/32', ['168.63.129.16'], ['168.63.129.15', '168.63.129.17']],
  ['169.254.0.0/16', ['169.254.169.254', '169.254.170.2'], ['169.253.255.255', '169.255.0.0']],
  ['172.16.0.0/12', ['172.16.0.0', '172.31.255.255'], ['172.15.255.255', '172.32.0.0']],
  ['192.0.0.0/24', ['192.0.0.192', '192.0.0.170'], ['192.0.1.0']],
  ['192.0.2.0/24', ['192.0.2.1'], ['192.0.3.0']],
  ['192.88.99.0/24', ['192.88.99.1'], ['192.88.98.255']],
  ['192.168.0.0/16', ['192.168.0.0', '192.168.255.255'], ['192.167.255.255', '192.169.0.0']],
  ['198.18.0.0/15', ['198.18.0.0', '198.19.255.255'], ['198.17.255.255', '198.20.0.0']],
  ['198.51.100.0/24', ['198.51.100.7'], ['198.51.101.0']],
  ['203.0.113.0/24', ['203.0.113.7'], ['203.0.114.0']],
  ['224.0.0.0/4', ['224.0.0.1', '239.255.255.255'], ['223.255.255.255']],
  ['240.0.0.0/4', ['240.0.0.0', '255.255.255.255'], []],
  ['::/128', ['::'], []],
  ['::1/128', ['::1'], []],
  ['::/96', ['::127.0.0.1', '::8.8.8.8', '::a00:1'], []],
  ['::ffff:0:0/96', ['::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:a9fe:a9fe'], []],
  ['::ffff:0:0:0/96', ['::ffff:0:127.0.0.1'], []],
  ['64:ff9b::/96', ['64:ff9b::7f00:1', '64:ff9b::808:808'], []],
  ['64:ff9b:1::/48', ['64:ff9b:1::a00:1', '64:ff9b:1:ffff::1'], []],
  ['100::/64', ['100::1'], []],
  ['2001::/32', ['2001:0:7f00:1::1'], []],
  ['2001::/23', ['2001:2::1', '2001:20::1', '2001:1ff:ffff::1'], ['2001:200::1']],
  ['2001:db8::/32', ['2001:db8::1'], ['2001:db9::1']],
  ['2002::/16', ['2002:7f00:1::1', '2002:a9fe:a9fe::', '2002:808:808::1'], ['2003::1']],
  ['3fff::/20', ['3fff::1', '3fff:fff::1'], ['3fff:1000::1']],
  ['4000::/2', ['4000::1', '5f00::1', '7fff::1'], []],
  ['8000::/1', ['8000::1'], []],
  ['fc00::/7', ['fc00::1', 'fd00:ec2::254', 'fdff::1'], []],
  ['fe80::/10', ['fe80::1', 'febf::1'], []],
  ['fec0::/10', ['fec0::1'], []],
  ['ff00::/8', ['ff02::1', 'ff0e::1'], []],
];

const PUBLIC = ['8.8.8.8', '1.1.1.1', '93.184.216.34', '2606:4700:4700::1111', '2a00:1450:4001:80b::200e'];

describe('the addresses of public websites', () => {
  it.each(FORBIDDEN)('LISTINGS-79 exclude everything in %s', (_range, inside, outside) => {
    expect(inside.filter((address) => isPublicAddress(address))).toEqual([]);
    expect(outside.filter((address) => !isPublicAddress(address))).toEqual([]);
  });

  it('include servers of the internet', () => {
    expect(PUBLIC.filter((address) => !isPublicAddress(address))).toEqual([]);
  });

  it('LISTINGS-79 exclude text that is not a plain address', () => {
    const odd = [
      '',
      'localhost',
      '2130706433',
      '0x7f.1',
      '8.8.8.8 ',
      '08.8.8.8',
      '8.8.8.8:80',
      '[2606:4700::1]',
    ];
    const zoned = ['fe80::1%eth0', '2606:4700:4700::1111%eth0', '2606:4700:4700::1111%25eth0'];
    expect([...odd, ...zoned].filter((address) => isPublicAddress(address))).toEqual([]);
  });

  it('LISTINGS-79 exclude public addresses of this machine', () => {
    const own = ['8.8.8.8', '2606:4700:4700:0:0:0:0:1111', '127.0.0.1', 'fe80::1%eth0'];
    expect(isPublicAddress('8.8.8.8', own)).toBe(false);
    expect(isPublicAddress('2606:4700:4700::1111', own)).toBe(false);
    expect(isPublicAddress('8.8.4.4', own)).toBe(true);
  });
});

/** A number in the notations of old addresses: decimal, octal, hexadecimal. */
const part = (value: number) =>
  fc.constantFrom(
    String(value),
    `0${value.toString(8)}`,
    `000${value.toString(8)}`,
    `0x${value.toString(16)}`,
    `0X${value.toString(16).toUpperCase()}`,
    `0x00${value.toString(16)}`,
  );

/** Full-width digits and dots, which browsers and URLs read as plain ones. */
const wide = (text: string) =>
  text.replace(/[0-9]/g, (digit) => String.fromCharCode(0xff10 + Number(digit))).replaceAll('.', '。');

function notationsOfIPv4([a = 0, b = 0, c = 0, d = 0]: number[]): fc.Arbitrary<string> {
  const low = c * 256 + d;
  const three = b * 65_536 + low;
  const groups = fc.constantFrom([a, b, c, d], [a, b, low], [a, three], [a * 16_777_216 + three]);
  return groups
    .chain((numbers) => fc.tuple(...numbers.map(part)))
    .map((parts) => parts.join('.'))
    .chain((host) =>
      fc.constantFrom(
        host,
        `${host}.`,
        wide(host),
        host.replace(/[0-9]/, (one) => `%3${one}`),
      ),
    );
}

function notationsOfIPv6(bytes: number[]): fc.Arbitrary<string> {
  const groups = Array.from({ length: 8 }, (_, at) => ((bytes[2 * at] ?? 0) << 8) | (bytes[2 * at + 1] ?? 0));
  const full = groups.map((group) => group.toString(16).padStart(4, '0')).join(':');
  const dotted = `${groups
    .slice(0, 6)
    .map((group) => group.toString(16))
    .join(':')}:${bytes.slice(12).join('.')}`;
  const short = ipaddr.fromByteArray(bytes).toString();
  return fc.constantFrom(full, full.toUpperCase(), dotted, short).map((text) => `[${text}]`);
}

/** A random address in the range, in a random notation. */
function hostIn(range: string): fc.Arbitrary<string> {
  const [network, prefix] = ipaddr.parseCIDR(range);
  const base = network.toByteArray();
  return fc.uint8Array({ minLength: base.length, maxLength: base.length }).chain((random) => {
    const bytes = base.map((byte, at) => {
      const fixed = Math.min(8, Math.max(0, prefix - 8 * at));
      const mask = 0xff >> fixed;
      return (byte & ~mask & 0xff) | ((random[at] ?? 0) & mask);
    });
    return bytes.length === 4 ? notationsOfIPv4(bytes) : notationsOfIPv6(bytes);
  });
}

const failureOf = (address: string): string | undefined => {
  try {
    readTypedAddress(address, new Set());
    return undefined;
  } catch (error) {
    if (error instanceof WebFetchError) return error.failure;
    throw error;
  }
};

describe('addresses in any notation', () => {
  it.each(FORBIDDEN.map(([range]) => range))(
    'LISTINGS-79 every address in %s is refused, however it is written',
    (range) => {
      fc.assert(
        fc.property(hostIn(range), fc.constantFrom('http', 'https', 'HTTP', 'hTTps'), (host, scheme) => {
          expect(failureOf(`${scheme}://${host}/photo.jpg`)).toBe('address_not_allowed');
        }),
        { numRuns: 200 },
      );
    },
  );

  it('are read as public if they are', () => {
    fc.assert(
      fc.property(hostIn('8.8.0.0/16'), hostIn('2606:4700::/32'), (four, six) => {
        expect([failureOf(`https://${four}/`), failureOf(`http://${six}/`)]).toEqual([undefined, undefined]);
      }),
    );
  });
});
