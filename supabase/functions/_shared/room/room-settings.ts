import type { LivekitSettings } from './livekit-token.ts';
import type { RelaySettings } from './turn-credentials.ts';

/** By what calls travel besides from browser to browser; null: not at all. */
export interface RoomSettings {
  relays: RelaySettings | null;
  livekit: LivekitSettings | null;
}

/** Four hours. */
const TTL_SECONDS = 14_400;
const RELAY = /^turns?:[\w.[\]:-]+(\?transport=(udp|tcp))?$/;

/**
 * Reads them from an environment: `TURN_URLS` (with commas between) and `TURN_SECRET`, `TURN_TTL` in seconds; `LIVEKIT_URL`,
 * `LIVEKIT_KEY`, `LIVEKIT_SECRET`. See docs/hosting-room.md.
 * @throws Error naming what is missing or not understood: half a relay would be found out by a patient
 */
export function roomSettingsOf(get: (name: string) => string | undefined): RoomSettings {
  return { relays: relaysOf(get), livekit: livekitOf(get) };
}

function relaysOf(get: (name: string) => string | undefined): RelaySettings | null {
  const urls = (get('TURN_URLS') ?? '').split(',').flatMap((text) => text.trim() || []);
  const secret = get('TURN_SECRET') ?? '';
  if (urls.length === 0 && secret === '') return null;
  if (urls.length === 0 || secret === '') throw new Error('Relays need TURN_URLS and TURN_SECRET.');
  const wrong = urls.find((url) => !RELAY.test(url));
  if (wrong !== undefined) throw new Error(`TURN_URLS: ${wrong} is no address such as turn:relay.example:3478`);
  const ttlSeconds = Number(get('TURN_TTL') || TTL_SECONDS);
  if (!(ttlSeconds >= 600 && ttlSeconds <= 86_400)) throw new Error('TURN_TTL is 600 to 86400 seconds.');
  return { urls, secret, ttlSeconds };
}

function livekitOf(get: (name: string) => string | undefined): LivekitSettings | null {
  const [url = '', key = '', secret = ''] = ['LIVEKIT_URL', 'LIVEKIT_KEY', 'LIVEKIT_SECRET'].map(get);
  if (url === '' && key === '' && secret === '') return null;
  if (url === '' || key === '' || secret === '')
    throw new Error('LiveKit needs LIVEKIT_URL, LIVEKIT_KEY and LIVEKIT_SECRET.');
  if (!/^wss?:\/\/[^/]+/.test(url)) throw new Error('LIVEKIT_URL begins with wss://.');
  return { url, key, secret };
}
