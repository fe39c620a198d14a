import ipaddr from 'ipaddr.js';

/** Bytes of an IPv6 address that name a network; the rest is free to choose for whoever has it. */
const NETWORK_BYTES = 8;

/**
 * The network behind an address, by which limits count: an IPv4 address itself, also when it is written as IPv6
 * (`::ffff:192.0.2.1`), and the /64 of an IPv6 address.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = parsed.toByteArray().map((byte, index) => (index < NETWORK_BYTES ? byte : 0));
  return `${ipaddr.fromByteArray(network).toString()}/64`;
}
