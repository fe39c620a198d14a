import ipaddr from 'ipaddr.js';

/** Bytes of an IPv6 address that name a network; its owner chooses the rest freely. */
const NETWORK_BYTES = 8;

/**
 * The network of an address, by which limits count: an IPv4 address itself, also if it is written as IPv6
 * (`::ffff:192.0.2.1`), and the /64 of an IPv6 address.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = parsed.toByteArray().map((byte, index) => (index < NETWORK_BYTES ? byte : 0));
  return `${ipaddr.fromByteArray(network).toString()}/64`;
}
