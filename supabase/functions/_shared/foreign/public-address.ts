/** Ranges of version 4 that are nobody's public server. Source: RFC 6890 and the registries of IANA it names. */
const PRIVATE_4: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** An address of version 4 as a number; null for anything else. */
function numberOf(address: string): number | null {
  const parts = address.split('.');
  if (parts.length !== 4 || parts.some((part) => !/^\d{1,3}$/.test(part) || Number(part) > 255)) return null;
  return parts.reduce((sum, part) => sum * 256 + Number(part), 0);
}

const isIn = (address: number, [network, bits]: readonly [string, number]) => {
  const size = 2 ** (32 - bits);
  return Math.floor(address / size) === Math.floor((numberOf(network) ?? 0) / size);
};

/**
 * Whether an address may be a server of the public internet. Of version 6 only what is given out for it (2000::/3), without
 * documentation, tunnels and other ways to say an address of version 4.
 */
export function isPublicAddress(address: string): boolean {
  const four = numberOf(address);
  if (four !== null) return !PRIVATE_4.some((range) => isIn(four, range));
  const six = address.toLowerCase();
  if (!/^[23][0-9a-f]{3}:[0-9a-f:]*$/.test(six)) return false;
  return !/^(?:2002:|2001:(?:0{0,4}:|:|0?db8:|1[0-9a-f]:|2[0-9a-f]:)|3fff:)/.test(six);
}
