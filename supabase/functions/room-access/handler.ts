import { readLimitedText } from '../_shared/limited-text.ts';
import { createProject, type Project, type ProjectOptions, Refusal } from '../_shared/project.ts';
import { livekitToken } from '../_shared/room/livekit-token.ts';
import type { RoomSettings } from '../_shared/room/room-settings.ts';
import { type RelayServer, relayServers } from '../_shared/room/turn-credentials.ts';

/** What the function needs. */
export interface RoomAccessOptions extends ProjectOptions {
  settings: RoomSettings;
  /** The clock of the installation, where it is not the machine's. */
  now?: (() => Date) | undefined;
}

/** By what a caller's call travels, as the page is told. */
export interface RoomAccess {
  transport: 'peer' | 'livekit';
  /** Empty where no relays are configured. */
  iceServers: RelayServer[];
  /** Until when the relays take these credentials; without relays, when to ask again. */
  expiresAt: string;
  /** The caller's address stays hidden: nothing but relays is used. Never true where there are none. */
  relayOnly: boolean;
  /** What was wished, whether there are relays or not; and whether the caller said so, else the practice did for its patients. */
  hidesAddress: boolean;
  hidingIsOwn: boolean;
  /** A server is configured, so that a third person would see and hear the others and they them. */
  carriesMany: boolean;
  /** Null by `peer`, and before the caller sits there: the token names their seat. */
  livekit: { url: string; token: string; key: string } | null;
}

/** What the database says of the caller. */
interface Standing {
  room: string;
  seat: string | null;
  key: string;
  isOfMany: boolean;
  hidesAddress: boolean;
  hidingIsOwn: boolean;
}

const BODY_LIMIT = 1_024;
const ASK_AGAIN_MS = 4 * 60 * 60 * 1_000;
const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
  'access-control-allow-methods': 'POST, OPTIONS',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

const answer = (status: number, body: unknown) => Response.json(body, { status, headers: HEADERS });
/** In the form of the data interface, so that one schema reads both. */
const refuse = (status: number, hint: string) =>
  answer(status, { code: 'P0001', message: `refused: ${hint}`, details: null, hint });

interface Asked {
  appointment: string;
  seat: string | null;
}

/** Reads what a page asks for; null when it is not understood. */
function askedIn(text: string): Asked | null {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof body !== 'object' || body === null) return null;
  const { appointment, seat = null } = body as Record<string, unknown>;
  if (typeof appointment !== 'string' || !UUID.test(appointment)) return null;
  if (seat !== null && (typeof seat !== 'string' || !UUID.test(seat))) return null;
  return { appointment, seat };
}

async function accessOf({ relays, livekit }: RoomSettings, standing: Standing, now: Date): Promise<RoomAccess> {
  const { room, seat, key, isOfMany, hidesAddress, hidingIsOwn } = standing;
  const server = isOfMany ? livekit : null;
  const { iceServers, expiresAt } = relays
    ? await relayServers(relays, crypto.randomUUID(), now)
    : { iceServers: [], expiresAt: new Date(now.getTime() + ASK_AGAIN_MS) };
  const token = server && seat ? await livekitToken(server, { room, identity: seat }, now) : null;
  return {
    transport: server ? 'livekit' : 'peer',
    iceServers,
    expiresAt: expiresAt.toISOString(),
    relayOnly: hidesAddress && relays !== null,
    ...{ hidesAddress, hidingIsOwn },
    carriesMany: livekit !== null,
    livekit: server && token ? { url: server.url, token, key } : null,
  };
}

async function give(project: Project, options: RoomAccessOptions, { appointment, seat }: Asked, caller: string) {
  const { settings, now = () => new Date() } = options;
  try {
    const args = { p_appointment: appointment, p_seat: seat };
    const standing = (await project.asCaller('room_access', args, caller)) as Standing;
    return answer(200, await accessOf(settings, standing, now()));
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    // What the data interface says of the caller is passed on as it is; what it says of us is not.
    const isTheirs = cause.hint !== null || cause.status === 401 || cause.status === 403;
    return isTheirs ? answer(cause.status, cause.body) : refuse(503, 'data.failed');
  }
}

/**
 * The function `room-access`: `POST` with `{ appointment, seat? }` by whoever takes part in an open visit answers RoomAccess.
 * The same on a hosted project and in the local services.
 */
export function createRoomAccessHandler(options: RoomAccessOptions) {
  const project = createProject(options);
  return async (request: Request): Promise<Response> => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: HEADERS });
    if (request.method !== 'POST') return refuse(405, 'data.notFound');
    const authorization = request.headers.get('authorization');
    if (!authorization) return refuse(401, 'access.signInFirst');
    const text = await readLimitedText(request, BODY_LIMIT);
    if (text === null) return refuse(413, 'data.tooLarge');
    const asked = askedIn(text);
    return asked ? give(project, options, asked, authorization) : refuse(400, 'data.invalid');
  };
}
