import type { MediaSession } from '../call/media-session';
import type { PeerOptions } from '../call/peer-options';
import { PeerSession } from '../call/peer-session';
import type { RoomAccess } from '../data/room/room-access';
import { retryImport } from './retry-import';

/** A media transport; a peer session also handles signals of the visit's topic. */
export type TransportSession = MediaSession & Partial<Pick<PeerSession, 'hear' | 'lineOpened'>>;

export interface SessionOptions extends PeerOptions {
  /** Asks again, because a server's token expires within minutes. */
  freshAccess(): Promise<Pick<RoomAccess, 'livekit'>>;
}

/** Transports that this release supports. */
const OPENERS: Readonly<
  Partial<Record<RoomAccess['transport'], (options: SessionOptions) => Promise<TransportSession>>>
> = {
  peer: async (options) => new PeerSession(options),
  livekit: async ({ seatId, listener, freshAccess }) => {
    const { LivekitSession } = await loadLivekit();
    const pass = async () => {
      const { livekit } = await freshAccess();
      if (livekit === null) throw new Error('There is no pass for this seat.');
      return livekit;
    };
    return LivekitSession.open({ seatId, pass, listener });
  },
};

/** A call that moves to a server waits for its code on a weak network; otherwise this tab would stay behind alone. */
const loadLivekit = () => retryImport(() => import('../call/livekit-session'));

/** Opens the transport that `room-access` chose and loads its code only then. */
export async function openSession(
  transport: RoomAccess['transport'],
  options: SessionOptions,
): Promise<TransportSession> {
  return (OPENERS[transport] ?? ((two) => Promise.resolve(new PeerSession(two))))(options);
}
