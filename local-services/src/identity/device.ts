import { isLoopbackAddress } from '../loopback';
import type { Exchange } from './exchange';
import type { SessionPlace } from './sessions';

/** The parts of a User-Agent that help a person recognise a device. */
export interface Device {
  browserName: string | null;
  browserVersion: string | null;
  /** The operating system. */
  deviceType: string | null;
  isMobile: boolean;
}

const USER_AGENT_LIMIT = 512;

/** Most specific first, because nearly every browser also claims to be Safari, and many Chrome. */
const BROWSERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Opera', /(?:OPR|OPiOS)\/(\d+)/],
  ['Edge', /(?:Edg|EdgA|EdgiOS)\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|HeadlessChrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+)[\d.]* (?:Mobile\/\S+ )?Safari\//],
];

const SYSTEMS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Chromebook', /CrOS/],
  ['Linux', /Linux/],
];

/** Parses a User-Agent header. Unrecognised parts are null. */
export function deviceOf(userAgent: string | null): Device {
  const text = userAgent ?? '';
  const browser = BROWSERS.map(([name, pattern]) => ({ name, version: pattern.exec(text)?.[1] })).find(
    ({ version }) => version !== undefined,
  );
  return {
    browserName: browser?.name ?? null,
    browserVersion: browser?.version ?? null,
    deviceType: SYSTEMS.find(([, pattern]) => pattern.test(text))?.[0] ?? null,
    isMobile: /Mobi|iPad|Android/.test(text),
  };
}

export const placeOf = ({ userAgent, address }: Pick<Exchange, 'userAgent' | 'address'>): SessionPlace => ({
  userAgent,
  networkAddress: shortAddress(address),
});

export const keptUserAgent = (header: string | null): string => (header ?? '').slice(0, USER_AGENT_LIMIT);

/** Removes the last part of an address: it still distinguishes networks, but identifies no household. Loopback stays whole. */
export function shortAddress(address: string): string {
  const plain = address.replace(/^::ffff:/, '');
  if (isLoopbackAddress(plain)) return plain;
  const four = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(plain);
  if (four) return `${four[1]}.x`;
  const six = plain.includes(':') ? plain.split(':').slice(0, 3).filter(Boolean) : [];
  return six.length > 0 ? `${six.join(':')}:x` : 'unknown';
}
