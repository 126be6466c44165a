import type { RoomAccess } from '@telehealth/data/room/room-access';
import type { MediaSession } from '../call/media-session';
import type { PeerOptions } from '../call/peer-options';
import { PeerSession } from '../call/peer-session';
import { untilThere } from './until-there';

/** What carries sound and picture; that between two browsers also listens on the visit's topic. */
export type CallSession = MediaSession & Partial<Pick<PeerSession, 'hear' | 'lineOpened'>>;

export interface SessionOptions extends PeerOptions {
  /** Asked for anew: what it names of a server runs out within minutes. */
  freshAccess(): Promise<Pick<RoomAccess, 'livekit'>>;
}

/** Those that this release can open. */
const OPENERS: Readonly<Partial<Record<RoomAccess['transport'], (options: SessionOptions) => Promise<CallSession>>>> = {
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

/** A call that moves there on a weak line waits for the code rather than staying behind alone. */
const loadLivekit = () => untilThere(() => import('../call/livekit-session'));

/** The one place where the transport is chosen, by `room-access`; its code is loaded only then. */
export async function openSession(transport: RoomAccess['transport'], options: SessionOptions): Promise<CallSession> {
  return (OPENERS[transport] ?? ((two) => Promise.resolve(new PeerSession(two))))(options);
}
