/** Names and addresses of the own machine, as in web addresses; `[…]` or bare for IPv6. */
export const isOwnMachine = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
