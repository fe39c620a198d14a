import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';

/**
 * Addresses that are not public websites, by IANA's registries of special addresses. ipaddr.js has nearly the same list;
 * an address must pass both.
 */
const SPECIAL: readonly (readonly [network: string, prefix: number, type: 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'], // this network, unspecified
  ['10.0.0.0', 8, 'ipv4'], // private
  ['100.64.0.0', 10, 'ipv4'], // carrier-grade NAT; metadata of Alibaba
  ['127.0.0.0', 8, 'ipv4'], // loopback
  ['168.63.129.16', 32, 'ipv4'], // the host's own services on Azure: public by number, inner by use
  ['169.254.0.0', 16, 'ipv4'], // link-local; metadata of most clouds
  ['172.16.0.0', 12, 'ipv4'], // private
  ['192.0.0.0', 24, 'ipv4'], // protocol assignments; metadata of Oracle
  ['192.0.2.0', 24, 'ipv4'], // documentation
  ['192.31.196.0', 24, 'ipv4'], // AS112
  ['192.52.193.0', 24, 'ipv4'], // automatic multicast tunneling
  ['192.88.99.0', 24, 'ipv4'], // 6to4 relays
  ['192.168.0.0', 16, 'ipv4'], // private
  ['192.175.48.0', 24, 'ipv4'], // AS112
  ['198.18.0.0', 15, 'ipv4'], // benchmarks
  ['198.51.100.0', 24, 'ipv4'], // documentation
  ['203.0.113.0', 24, 'ipv4'], // documentation
  ['224.0.0.0', 4, 'ipv4'], // multicast
  ['240.0.0.0', 4, 'ipv4'], // reserved, broadcast
  ['2001::', 23, 'ipv6'], // protocol assignments: Teredo, benchmarks, ORCHID …
  ['2001:db8::', 32, 'ipv6'], // documentation
  ['2002::', 16, 'ipv6'], // 6to4, which carries any IPv4 address
  ['2620:4f:8000::', 48, 'ipv6'], // AS112
  ['3fff::', 20, 'ipv6'], // documentation
];

const special = new BlockList();
for (const [network, prefix, type] of SPECIAL) special.addSubnet(network, prefix, type);

/** Addresses of this machine. A public one still counts as inner: it bypasses any firewall outside. */
const addressesOfThisMachine = (): string[] =>
  Object.values(networkInterfaces()).flatMap((list = []) => list.map(({ address }) => address));

/**
 * Whether it is the address of a server on the public internet. Of IPv6 only 2000::/3 is, which excludes
 * local, mapped, compatible, translated (NAT64) and multicast addresses.
 * @param address in the notation of a resolver or socket: four decimal parts, or IPv6 without brackets and zone
 */
export function isPublicAddress(address: string, own: readonly string[] = addressesOfThisMachine()): boolean {
  if (isIPv4(address)) return isPublicIPv4(address) && !own.includes(address);
  if (!isIPv6(address) || address.includes('%')) return false;
  const parsed = ipaddr.IPv6.parse(address);
  const isGlobal = (parsed.parts[0] ?? 0) >> 13 === 1;
  if (!isGlobal || parsed.range() !== 'unicast' || special.check(address, 'ipv6')) return false;
  const same = parsed.toNormalizedString();
  return !own.some((one) => isIPv6(one) && ipaddr.IPv6.parse(one).toNormalizedString() === same);
}

const isPublicIPv4 = (address: string): boolean =>
  ipaddr.IPv4.parse(address).range() === 'unicast' && !special.check(address, 'ipv4');
