import { firstSign } from '@telehealth/contracts/formatting';

/** Recognisable for its owner, unreadable for a passer-by: `t•••@example.com`. */
export function maskAddress(address: string): string {
  const [name = '', domain] = address.split('@');
  return domain === undefined ? '' : `${firstSign(name)}•••@${domain}`;
}
