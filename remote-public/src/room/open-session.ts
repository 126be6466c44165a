import type { RoomAccess } from '@telehealth/data/room/room-access';
import type { MediaSession } from '../call/media-session';
import { type PeerOptions, PeerSession } from '../call/peer-session';

/** What carries sound and picture; that between two browsers also listens on the visit's topic. */
export type CallSession = MediaSession & Partial<Pick<PeerSession, 'hear' | 'lineOpened'>>;

export interface SessionOptions extends PeerOptions {
  /** Asked for anew: what it names of a server runs out within minutes. */
  freshAccess(): Promise<RoomAccess>;
}

/** Those that this release can open. */
const OPENERS: Readonly<Partial<Record<RoomAccess['transport'], (options: SessionOptions) => Promise<CallSession>>>> = {
  peer: async (options) => new PeerSession(options),
};

/** The one place where the transport is chosen, by `room-access`; its code is loaded only then. */
export async function openSession(transport: RoomAccess['transport'], options: SessionOptions): Promise<CallSession> {
  return (OPENERS[transport] ?? ((two) => Promise.resolve(new PeerSession(two))))(options);
}
