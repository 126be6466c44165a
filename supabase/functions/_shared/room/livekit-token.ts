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

/** A pass is for coming in, and asked for anew at every try. Whoever is connected gets tokens of ten minutes from the server. */
export const LIVEKIT_TOKEN_SECONDS = 60;

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const text = new TextEncoder();
const part = (value: object) => base64url(text.encode(JSON.stringify(value)));

type Signer = Pick<LivekitSettings, 'key' | 'secret'>;

/** A token for a minute. Source: https://docs.livekit.io/home/get-started/authentication/ */
async function tokenOf({ key, secret }: Signer, now: Date, claims: object): Promise<string> {
  const at = Math.floor(now.getTime() / 1_000);
  const all = { iss: key, nbf: at - 10, exp: at + LIVEKIT_TOKEN_SECONDS, ...claims };
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(all)}`;
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const signing = await crypto.subtle.importKey('raw', text.encode(secret), hmac, false, ['sign']);
  return `${signed}.${base64url(new Uint8Array(await crypto.subtle.sign('HMAC', signing, text.encode(signed))))}`;
}

/**
 * A pass for one seat into one room: come in, be seen and heard, see and hear, say how one's own line is. Nothing of the room
 * itself may be changed with it, and nothing recorded.
 * @param now the servers' clock
 */
export const livekitPass = (server: Signer, { room, identity }: LivekitGuest, now: Date): Promise<string> =>
  tokenOf(server, now, {
    sub: identity,
    video: {
      room,
      roomJoin: true,
      canPublish: true,
      canSubscribe: true,
      canPublishData: false,
      // Its own attributes carry what a browser says of its microphone, camera and line.
      canUpdateOwnMetadata: true,
      canPublishSources: ['camera', 'microphone', 'screen_share'],
    },
  });

/** What of its rooms a request to the server's own interface may do: one right, for one room where it is about one. */
export type LivekitRight = { roomAdmin: true; room: string } | { roomCreate: true } | { roomList: true };

/** Goes with one request of ours and never to a browser. @param now the servers' clock */
export const livekitOrder = (server: Signer, video: LivekitRight, now: Date): Promise<string> =>
  tokenOf(server, now, { video });
