import type { Signal } from '../data/room/signal.schema';
import type { CallCertificate } from './certificate';
import type { MediaSessionListener } from './media-session';

export interface PeerOptions {
  seatId: string;
  isPractice: boolean;
  certificate: CallCertificate;
  line: { readonly isOpen: boolean; send(message: Signal): void };
  /** Returns TURN servers with fresh credentials; asked again when a path is lost, because credentials expire. */
  servers: () => Promise<RTCIceServer[]>;
  /** Hides this user's network address from the other side. */
  relayOnly: boolean;
  /** The late call code that repairs and measures a connection. */
  lateCallCode: Promise<Pick<typeof import('./late-call-code'), 'PathWatch'>>;
  listener: MediaSessionListener;
}
