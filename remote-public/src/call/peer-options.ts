import type { Signal } from '@telehealth/data/room/signal.schema';
import type { CallCertificate } from './certificate';
import type { MediaSessionListener } from './media-session';

export interface PeerOptions {
  /** Our own seat. */
  seatId: string;
  isPractice: boolean;
  certificate: CallCertificate;
  line: { readonly isOpen: boolean; send(message: Signal): void };
  /** Fresh addresses and credentials of relays; asked for again when a path is lost, since they run out. */
  servers: () => Promise<RTCIceServer[]>;
  /** Hides this person's network address from the other side. */
  relayOnly: boolean;
  /** What mends and measures a connection, for which no first picture waits. */
  keeping: Promise<Pick<typeof import('./keeping'), 'PathWatch'>>;
  listener: MediaSessionListener;
}
