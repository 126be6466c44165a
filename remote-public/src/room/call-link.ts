import type { CallSource, Hearing, Seat } from '@telehealth/contracts';
import type { LiveChannels } from '@telehealth/data/client/live-channels';
import type { RoomAccess } from '@telehealth/data/room/room-access';
import { openRoomLine, type RoomLine, roomTopic } from '@telehealth/data/room/room-line';
import type { Signal } from '@telehealth/data/room/signal.schema';
import type { CallCertificate } from '../call/certificate';
import type { Sample } from '../call/media-session';
import { type Limits, NO_LIMITS, type Tracks } from '../call/sending';
import { seatToTalkTo } from '../call/who-talks';
import type { AccessKeeper, KnownAccess } from './access-keeper';
import { type CallSession, openSession, type SessionOptions } from './open-session';
import type { People } from './people';
import type { RoomStore } from './room-store';

/** Until it is known whether this person hides their address, it is asked so often. */
const HOLD_MS = 5_000;

interface CallLinkOptions {
  live: LiveChannels;
  appointmentId: string;
  seatId: string;
  isPractice: boolean;
  isGuest: boolean;
  access: AccessKeeper;
  store: RoomStore;
  people: People;
  keeping: SessionOptions['keeping'];
  /** The database announced something on the topic. */
  onNews(event: string): void;
  /** The line is open: what was announced meanwhile was missed. */
  onOpen(): void;
  /** Somebody speaks to us who is not the one we talk to. */
  onStranger(): void;
}

/** This tab's connection to the others: the topic for signals, and what carries sound and picture. */
export class CallLink {
  readonly #o: CallLinkOptions;
  readonly #line: RoomLine;
  readonly #tracks: Tracks = { microphone: null, camera: null, screen: null };
  #certificate: CallCertificate | null = null;
  #session: CallSession | null = null;
  #transport: RoomAccess['transport'] | null = null;
  #seats: readonly Seat[] = [];
  #several = false;
  /** Another transport may be due, and nobody could say so yet. */
  #isDue = false;
  #found: KnownAccess | null = null;
  #limits = NO_LIMITS;
  #isClosed = false;
  #endHold: () => void = () => undefined;

  constructor(options: CallLinkOptions) {
    this.#o = options;
    const { store } = options;
    this.#line = openRoomLine(options.live, roomTopic(options.appointmentId, options.isGuest), {
      onSignal: (message) => this.#hear(message),
      onNews: options.onNews,
      onOpen: () => {
        store.change({ isLineOpen: true });
        this.#session?.lineOpened?.();
        options.onOpen();
      },
      onClosed: () => store.change({ isLineOpen: false }),
      onOdd: (kind) => {
        if (kind === 'newer') store.change({ isOutdated: true });
      },
    });
  }

  /** From now on sound and picture are connected; without it this tab reads and writes only. */
  async connect(certificate: CallCertificate): Promise<void> {
    this.#certificate = certificate;
    this.#showHold();
    let found = await this.#o.access.read();
    while (!this.#mayOpen(found)) {
      await new Promise<void>((resolve) => {
        this.#endHold = resolve;
        setTimeout(resolve, HOLD_MS);
      });
      if (this.#isClosed) return;
      found = await this.#o.access.readAgain();
    }
    await this.#open(found);
  }

  /** A server carries everybody; between two browsers only one of each side is in the call. */
  get carriesAll(): boolean {
    return this.#transport === 'livekit';
  }

  /**
   * Who sits there now. A third person may want another transport, from when they were let in.
   * @param several guests were let in, whether they sit or not
   * @returns once it is known which
   */
  async seats(seats: readonly Seat[], several: boolean): Promise<void> {
    const ids = (list: readonly Seat[]) => list.map(({ id }) => id).join();
    const isOther = seats.length > 2 && ids(seats) !== ids(this.#seats);
    const isNews = this.#isDue || several !== this.#several || isOther;
    this.#several = several;
    this.#seats = seats;
    this.#session?.seats(seats);
    this.#showHold();
    if (isNews) await this.#changeTransport();
  }

  async send(source: CallSource, track: MediaStreamTrack | null): Promise<void> {
    this.#tracks[source] = track;
    await this.#session?.send(source, track);
  }

  async limit(limits: Limits): Promise<void> {
    this.#limits = limits;
    await this.#session?.limit(limits);
  }

  hears(how: Hearing | null): void {
    this.#session?.hears(how);
  }

  tellState(): void {
    this.#session?.tellState();
  }

  async sample(): Promise<Sample | null> {
    return (await this.#session?.sample()) ?? null;
  }

  wake(byRelay: boolean): void {
    if (!this.#line.isOpen) this.#line.renew();
    this.#endHold();
    this.#session?.wake(byRelay);
  }

  close(): void {
    this.#isClosed = true;
    this.#endHold();
    this.#session?.close();
    this.#line.close();
  }

  /** Whoever hides their address must not be found out by a direct path that is tried while nobody answers. */
  #mayOpen({ relayOnly }: KnownAccess): boolean {
    return relayOnly !== null || this.#o.store.get().isRelayOnly || this.#isClosed;
  }

  /** Before there is a session: somebody is there to connect to, which may take longer than usual. */
  #showHold(): void {
    if (this.#session !== null || this.#certificate === null || this.#isClosed) return;
    this.#o.store.change({ connection: seatToTalkTo(this.#seats, this.#o) === null ? 'waiting' : 'connecting' });
  }

  async #changeTransport(): Promise<void> {
    // While it is being opened, it is asked for once that is done.
    this.#isDue = this.#session === null;
    if (this.#isDue) return;
    const found = await this.#o.access.readAgain();
    // The same once more is no answer; asked again with the next news.
    this.#isDue = this.#several && found.transport === 'peer' && (found.carriesMany || found === this.#found);
    if (found.transport === this.#transport || this.#isClosed) return;
    this.#session?.close();
    this.#session = null;
    this.#o.people.clear();
    await this.#open(found);
  }

  async #open(found: KnownAccess): Promise<void> {
    const { seatId, isPractice, access, store, people, keeping } = this.#o;
    const certificate = this.#certificate;
    if (this.#isClosed || certificate === null) return;
    const relayOnly = found.relayOnly !== false || store.get().isRelayOnly;
    store.change({ isRelayOnly: relayOnly });
    this.#found = found;
    this.#transport = found.transport;
    const session = await openSession(found.transport, {
      ...{ seatId, isPractice, certificate, relayOnly, line: this.#line, keeping },
      servers: async () => (await access.read()).iceServers,
      freshAccess: () => access.readAgain(),
      listener: {
        onConnection: (connection) => store.change({ connection }),
        onOther: (id, state) => people.state(id, state),
        onTrack: (id, source, track) => people.track(id, source, track),
        // It was refused and dropped already; there is nobody to whom a page could tell it.
        onOdd: () => undefined,
      },
    });
    if (this.#isClosed) return session.close();
    this.#session = session;
    await session.limit(this.#limits);
    for (const source of ['microphone', 'camera', 'screen'] as const) await session.send(source, this.#tracks[source]);
    session.seats(this.#seats);
    if (this.#isDue) await this.#changeTransport();
  }

  #hear(message: Signal): void {
    if (message.to !== this.#o.seatId || this.#session === null) return;
    if (this.#session.hear?.(message) === false) this.#o.onStranger();
  }
}
