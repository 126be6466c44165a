/** Shows whose pages these are to their person, and not to somebody who walks by: `t•••@example.com`. */
export function maskAddress(address: string): string {
  const [name = '', domain] = address.split('@');
  return domain === undefined ? '' : `${name.slice(0, 1)}•••@${domain}`;
}
