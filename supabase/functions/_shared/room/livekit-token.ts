/** A LiveKit server and what it knows us by. */
export interface LivekitSettings {
  /** `wss://…`: where browsers connect to. */
  url: string;
  key: string;
  secret: string;
}

/** Who may come into which room. */
export interface LivekitGuest {
  /** The visit's own random room, which cannot be guessed from the visit. */
  room: string;
  /** The seat, which the database names to everybody in the call; no id of a person. */
  identity: string;
}

/** A token opens the door for this long; the call goes on after that. */
export const LIVEKIT_TOKEN_SECONDS = 600;

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const text = new TextEncoder();
const part = (value: object) => base64url(text.encode(JSON.stringify(value)));

/**
 * A token for one seat in one room: come in, be seen and heard, see and hear, say how one's own line is. Nothing of the room
 * itself may be changed with it, and nothing recorded.
 * Source: https://docs.livekit.io/home/get-started/authentication/
 * @param now the servers' clock
 */
export async function livekitToken(
  { key, secret }: Pick<LivekitSettings, 'key' | 'secret'>,
  { room, identity }: LivekitGuest,
  now: Date,
): Promise<string> {
  const at = Math.floor(now.getTime() / 1_000);
  const claims = {
    ...{ iss: key, sub: identity, nbf: at - 10, exp: at + LIVEKIT_TOKEN_SECONDS },
    video: {
      ...{ room, roomJoin: true, canPublish: true, canSubscribe: true, canPublishData: false },
      // Its own attributes carry what a browser says of its microphone, camera and line.
      canUpdateOwnMetadata: true,
      canPublishSources: ['camera', 'microphone', 'screen_share'],
    },
  };
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const signing = await crypto.subtle.importKey('raw', text.encode(secret), hmac, false, ['sign']);
  return `${signed}.${base64url(new Uint8Array(await crypto.subtle.sign('HMAC', signing, text.encode(signed))))}`;
}
