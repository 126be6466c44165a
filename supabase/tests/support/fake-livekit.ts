import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Claims {
  iss?: string;
  sub?: string;
  nbf?: number;
  exp?: number;
  video?: { room?: string; roomAdmin?: boolean; roomCreate?: boolean; roomList?: boolean; roomJoin?: boolean };
}

/**
 * The RoomService of a LiveKit server as its reference documents it, on loopback: Twirp over HTTP, JSON both ways, tokens checked
 * by their signature, time and right. It carries no calls: who is in a room is what a test says.
 */
export interface FakeLivekit {
  /** As LIVEKIT_URL, LIVEKIT_KEY and LIVEKIT_SECRET. */
  server: { url: string; key: string; secret: string };
  rooms: Map<string, Set<string>>;
  /** Each request that was let in, e.g. `RemoveParticipant <room> <identity>`. */
  asked: string[];
  /** Whether the token of everybody connected is refused from this second on, by identity. */
  revoked: Map<string, number>;
  /** Puts somebody into a room by a pass, or says why not. */
  join(pass: string): string;
  /** While set, requests get no answer (`silent`), or one of a gateway that found nobody behind it (`gone`). */
  mood: 'well' | 'silent' | 'gone';
  close(): Promise<void>;
}

const SECRET = 'a secret of at least thirty-two bytes';
const KEY = 'APIkey';

/** @returns what the token says, or why it is none */
function readToken(token: string, now = Date.now()): Claims | string {
  const [head = '', claims = '', signature] = token.split('.');
  if (createHmac('sha256', SECRET).update(`${head}.${claims}`).digest('base64url') !== signature) return 'signature';
  const read = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Claims;
  if (read.iss !== KEY) return 'key';
  const second = now / 1_000;
  return (read.nbf ?? 0) > second || (read.exp ?? 0) < second ? 'time' : read;
}

async function bodyOf(
  request: IncomingMessage,
): Promise<{ room?: string; identity?: string; revoke_token_ts?: number }> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString());
}

interface Answer {
  status: number;
  body: object;
}
const refuse = (status: number, code: string, msg: string): Answer => ({ status, body: { code, msg } });
const NOT_FOUND = refuse(404, 'not_found', 'participant does not exist');

/** Starts it. */
export async function startFakeLivekit(): Promise<FakeLivekit> {
  const fake: FakeLivekit = {
    server: { url: '', key: KEY, secret: SECRET },
    ...{ rooms: new Map(), asked: [], revoked: new Map(), mood: 'well' },
    join: (pass) => {
      const read = readToken(pass);
      if (typeof read === 'string') return read;
      const { sub = '', video = {} } = read;
      if (!video.roomJoin || video.room === undefined) return 'right';
      fake.rooms.set(video.room, (fake.rooms.get(video.room) ?? new Set()).add(sub));
      return 'in';
    },
    close: () =>
      new Promise((resolve) => {
        http.closeAllConnections();
        http.close(() => resolve());
      }),
  };
  const answer = async (method: string, request: IncomingMessage): Promise<Answer> => {
    const read = readToken((request.headers.authorization ?? '').replace(/^Bearer /, ''));
    if (typeof read === 'string') return refuse(401, 'unauthenticated', `invalid token: ${read}`);
    const { room = '', identity = '', revoke_token_ts: revoke } = await bodyOf(request);
    const { video = {} } = read;
    const denied = refuse(403, 'permission_denied', 'permissions denied');
    if (method === 'ListRooms') return video.roomList ? { status: 200, body: { rooms: [] } } : denied;
    fake.asked.push([method, room, identity].join(' ').trimEnd());
    if (method === 'DeleteRoom') {
      if (!video.roomCreate) return denied;
      return fake.rooms.delete(room) ? { status: 200, body: {} } : NOT_FOUND;
    }
    if (method !== 'RemoveParticipant') return refuse(404, 'bad_route', 'no handler for path');
    if (!video.roomAdmin || video.room !== room) return denied;
    if (revoke !== undefined) fake.revoked.set(identity, revoke);
    return fake.rooms.get(room)?.delete(identity) ? { status: 200, body: {} } : NOT_FOUND;
  };
  const http = createServer(async (request, response) => {
    if (fake.mood === 'silent') return;
    if (fake.mood === 'gone') return void response.writeHead(404).end('<h1>404</h1>');
    const [, method = ''] = /^\/twirp\/livekit\.RoomService\/(\w+)$/.exec(request.url ?? '') ?? [];
    const { status, body } =
      request.method === 'POST' ? await answer(method, request) : refuse(405, 'bad_route', 'only POST');
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  fake.server.url = `ws://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return fake;
}
