import { type LivekitRight, type LivekitSettings, livekitOrder } from './livekit-token.ts';

/** How a LiveKit server's own interface answers: as it should, with a refusal (key, secret, address), or not at all. */
export type LivekitReach = 'answers' | 'refuses' | 'silent';

/** A LiveKit server as it is asked from here. Both are repeatable. @throws Error when it did not answer, or refused */
export interface LivekitAdmin {
  /** Puts one out who is in a room. @returns whether they were there */
  removeParticipant(room: string, identity: string): Promise<boolean>;
  /** Puts everybody out. @returns whether there was such a room */
  deleteRoom(room: string): Promise<boolean>;
  reach(): Promise<LivekitReach>;
}

/** A person waits for the answer; the schedule asks again. */
const TIMEOUT_MS = 2_000;

class LivekitRefusal extends Error {
  override name = 'LivekitRefusal';
}

/** The interface is where browsers connect to, by HTTP. */
const httpOf = (url: string) => url.replace(/^ws/, 'http').replace(/\/+$/, '');

/**
 * The RoomService over HTTP: Twirp, JSON both ways.
 * Source: https://docs.livekit.io/reference/server/server-apis/
 * @param now the servers' clock, for its tokens
 */
export function createLivekitAdmin(server: LivekitSettings, now: () => Date = () => new Date()): LivekitAdmin {
  const ask = async (method: string, right: LivekitRight, body: object): Promise<boolean> => {
    const response = await fetch(`${httpOf(server.url)}/twirp/livekit.RoomService/${method}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await livekitOrder(server, right, now())}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const said = (await response.json().catch(() => null)) as { code?: string } | null;
    if (response.ok && said !== null) return true;
    // Its own word for who is not there, or no longer; somebody else's 404 says nothing of them.
    if (said?.code === 'not_found') return false;
    throw new LivekitRefusal(`${method}: ${response.status} ${said?.code ?? ''}`.trimEnd());
  };
  return {
    // Newer servers also refuse tokens from before this second; older ones do not know the field.
    removeParticipant: (room, identity) =>
      ask(
        'RemoveParticipant',
        { roomAdmin: true, room },
        { room, identity, revoke_token_ts: Math.floor(now().getTime() / 1_000) },
      ),
    deleteRoom: (room) => ask('DeleteRoom', { roomCreate: true }, { room }),
    reach: async () => {
      try {
        await ask('ListRooms', { roomList: true }, { names: ['nobody'] });
        return 'answers';
      } catch (cause) {
        return cause instanceof LivekitRefusal ? 'refuses' : 'silent';
      }
    },
  };
}
