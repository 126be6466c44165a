import { firstSign } from '@telehealth/contracts';

/** Shows whose pages these are to their person, and not to somebody who walks by: `t•••@example.com`. */
export function maskAddress(address: string): string {
  const [name = '', domain] = address.split('@');
  return domain === undefined ? '' : `${firstSign(name)}•••@${domain}`;
}
