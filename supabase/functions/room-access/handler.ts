import { z } from 'zod';
import { definePost } from '../_shared/define-post.ts';
import { createProject, type Project, type ProjectOptions } from '../_shared/project.ts';
import { clearRooms } from '../_shared/room/clear-rooms.ts';
import { createLivekitAdmin, type LivekitAdmin } from '../_shared/room/livekit-admin.ts';
import { livekitPass } from '../_shared/room/livekit-token.ts';
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
  /** The server has not confirmed of somebody, whose right to be in the call ended, that they are out of it. */
  isClearing: boolean;
  /** Null by `peer`, and before the caller sits there: the token names their seat. `keyVersion` counts the keys of the visit. */
  livekit: { url: string; token: string; key: string; keyVersion: number } | null;
}

/** What the database says of the caller. */
interface Standing {
  room: string;
  seat: string | null;
  key: string;
  keyVersion: number;
  isOfMany: boolean;
  hasRemovals: boolean;
  hidesAddress: boolean;
  hidingIsOwn: boolean;
}

const ASK_AGAIN_MS = 4 * 60 * 60 * 1_000;
const ASKED = z.object({ appointment: z.guid(), seat: z.guid().nullable().default(null) });

async function accessOf(
  { relays, livekit }: RoomSettings,
  standing: Standing,
  isClearing: boolean,
  now: Date,
): Promise<RoomAccess> {
  const { room, seat, key, keyVersion, isOfMany, hidesAddress, hidingIsOwn } = standing;
  const server = isOfMany ? livekit : null;
  const { iceServers, expiresAt } = relays
    ? await relayServers(relays, crypto.randomUUID(), now)
    : { iceServers: [], expiresAt: new Date(now.getTime() + ASK_AGAIN_MS) };
  const token = server && seat ? await livekitPass(server, { room, identity: seat }, now) : null;
  return {
    transport: server ? 'livekit' : 'peer',
    iceServers,
    expiresAt: expiresAt.toISOString(),
    relayOnly: hidesAddress && relays !== null,
    hidesAddress,
    hidingIsOwn,
    carriesMany: livekit !== null,
    isClearing,
    livekit: server && token ? { url: server.url, token, key, keyVersion } : null,
  };
}

/** What became of removals that the server had not answered: those who stay in a call ask here for its new key, which is soonest. */
async function isStillClearing(project: Project, admin: LivekitAdmin, appointment: string): Promise<boolean> {
  // A call does not wait for what the schedule does as well.
  const round = await clearRooms(project, admin, appointment).catch(() => null);
  return round === null || round.failed > 0;
}

/**
 * The function `room-access`: `POST` with `{ appointment, seat? }` by whoever takes part in an open visit answers RoomAccess.
 * The same on a hosted project and in the local services.
 */
export function createRoomAccessHandler(options: RoomAccessOptions) {
  const { settings, now } = options;
  const admin = settings.livekit && createLivekitAdmin(settings.livekit, now);
  const project = createProject(options);
  return definePost({
    limit: 1_024,
    schema: ASKED,
    handle: async ({ appointment, seat }, rights) => {
      const args = { p_appointment: appointment, p_seat: seat };
      const standing = (await project.asCaller('room_access', args, rights)) as Standing;
      const isClearing = standing.hasRemovals && admin !== null && (await isStillClearing(project, admin, appointment));
      return accessOf(settings, standing, isClearing, now?.() ?? new Date());
    },
  });
}
