import type { LiveChannels } from '@telehealth/data/client/live-channels';
import type { CallCertificate } from '../call/certificate';
import type { Sample } from '../call/media-session';
import { type Limits, NO_LIMITS, type Tracks } from '../call/sending';
import { seatToTalkTo } from '../call/who-talks';
import type { CallSource, Hearing, Seat } from '../data/room/room';
import type { RoomAccess } from '../data/room/room-access';
import type { Signal } from '../data/room/signal.schema';
import { openSignaling, roomTopic, type SignalingChannel } from '../data/room/signaling-channel';
import type { AccessKeeper, KnownAccess } from './access-keeper';
import { openSession, type SessionOptions, type TransportSession } from './open-session';
import type { Participants } from './participants';
import type { RoomStore } from './room-store';

/** Interval in which it is asked whether this user hides their address, until it is known. */
const HOLD_MS = 5_000;

interface CallLinkOptions {
  live: LiveChannels;
  appointmentId: string;
  seatId: string;
  isPractice: boolean;
  isGuest: boolean;
  access: AccessKeeper;
  store: RoomStore;
  people: Participants;
  lateCallCode: SessionOptions['lateCallCode'];
  /** A database event on the topic. */
  onNews(event: string): void;
  /** The topic was joined: earlier events were missed. */
  onOpen(): void;
  /** A signal from a seat that we are not connected to. */
  onStranger(): void;
}

/** This tab's connection to the others: the signalling topic and the media transport. */
export class CallLink {
  readonly #options: CallLinkOptions;
  readonly #line: SignalingChannel;
  readonly #tracks: Tracks = { microphone: null, camera: null, screen: null };
  #certificate: CallCertificate | null = null;
  #session: TransportSession | null = null;
  #transport: RoomAccess['transport'] | null = null;
  #seats: readonly Seat[] = [];
  #several = false;
  #keyVersion = 0;
  /** A change of transport may be due, and `room-access` has not answered yet. */
  #isDue = false;
  #found: KnownAccess | null = null;
  #limits = NO_LIMITS;
  #isClosed = false;
  #endHold: () => void = () => undefined;

  constructor(options: CallLinkOptions) {
    this.#options = options;
    const { store } = options;
    this.#line = openSignaling(options.live, roomTopic(options.appointmentId, options.isGuest), {
      onSignal: (message) => this.#hear(message),
      onNews: options.onNews,
      onOpen: () => {
        store.change({ isSignalingOpen: true });
        this.#session?.lineOpened?.();
        options.onOpen();
      },
      onClosed: () => store.change({ isSignalingOpen: false }),
      onOdd: (kind) => {
        if (kind === 'newer') store.change({ isOutdated: true });
      },
    });
  }

  /** Starts connecting media; without this call the tab only reads and writes. */
  async connect(certificate: CallCertificate): Promise<void> {
    this.#certificate = certificate;
    this.#showHold();
    let found = await this.#options.access.read();
    while (!this.#mayOpen(found)) {
      await new Promise<void>((resolve) => {
        this.#endHold = resolve;
        setTimeout(resolve, HOLD_MS);
      });
      if (this.#isClosed) return;
      found = await this.#options.access.readAgain();
    }
    await this.#open(found);
  }

  /** A server carries all participants; a peer connection joins one seat of each side. */
  get carriesAll(): boolean {
    return this.#transport === 'livekit';
  }

  /**
   * Sets who has a seat. A third participant may need another transport as soon as they were admitted.
   * @param several guests were admitted, whether they have a seat or not
   * @param keyVersion the visit's newest encryption key
   * @returns once the transport is known
   */
  async seats(seats: readonly Seat[], several: boolean, keyVersion: number): Promise<void> {
    const ids = (list: readonly Seat[]) => list.map(({ id }) => id).join();
    const isOther = seats.length > 2 && ids(seats) !== ids(this.#seats);
    const isNews = this.#isDue || several !== this.#several || isOther;
    this.#several = several;
    this.#seats = seats;
    this.#keyVersion = keyVersion;
    this.#session?.seats(seats, keyVersion);
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

  /** No direct path may be tried while it is unknown whether this user hides their address. */
  #mayOpen({ relayOnly }: KnownAccess): boolean {
    return relayOnly !== null || this.#options.store.get().isRelayOnly || this.#isClosed;
  }

  /** A participant is there before the media session is, which may take longer than usual. */
  #showHold(): void {
    if (this.#session !== null || this.#certificate === null || this.#isClosed) return;
    this.#options.store.change({
      connection: seatToTalkTo(this.#seats, this.#options) === null ? 'waiting' : 'connecting',
    });
  }

  async #changeTransport(): Promise<void> {
    // While a session opens, the check waits until it is open.
    this.#isDue = this.#session === null;
    if (this.#isDue) return;
    const found = await this.#options.access.readAgain();
    // An unchanged cached answer tells nothing new; it is asked again with the next event.
    this.#isDue = this.#several && found.transport === 'peer' && (found.carriesMany || found === this.#found);
    if (found.transport === this.#transport || this.#isClosed) return;
    this.#session?.close();
    this.#session = null;
    this.#options.people.clear();
    await this.#open(found);
  }

  async #open(found: KnownAccess): Promise<void> {
    const { seatId, isPractice, access, store, people, lateCallCode } = this.#options;
    const certificate = this.#certificate;
    if (this.#isClosed || certificate === null) return;
    const relayOnly = found.relayOnly !== false || store.get().isRelayOnly;
    store.change({ isRelayOnly: relayOnly });
    this.#found = found;
    this.#transport = found.transport;
    const session = await openSession(found.transport, {
      seatId,
      isPractice,
      certificate,
      relayOnly,
      line: this.#line,
      lateCallCode,
      servers: async () => (await access.read()).iceServers,
      freshAccess: () => access.readAgain(),
      listener: {
        onConnection: (connection) => store.change({ connection }),
        onOther: (id, state) => people.state(id, state),
        onTrack: (id, source, track) => people.track(id, source, track),
        // The message was already refused and dropped, and no user can act on it.
        onOdd: () => undefined,
      },
    });
    if (this.#isClosed) return session.close();
    this.#session = session;
    await session.limit(this.#limits);
    for (const source of ['microphone', 'camera', 'screen'] as const) await session.send(source, this.#tracks[source]);
    session.seats(this.#seats, this.#keyVersion);
    if (this.#isDue) await this.#changeTransport();
  }

  #hear(message: Signal): void {
    if (message.to !== this.#options.seatId || this.#session === null) return;
    if (this.#session.hear?.(message) === false) this.#options.onStranger();
  }
}
