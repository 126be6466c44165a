import type { CallSource, Hearing, MediaState, Seat } from '../data/room/room';
import { SIGNAL_VERSION, type Signal, type SignalBody } from '../data/room/signal.schema';
import { ConnectionAttempt } from './connection-attempt';
import type { Connection, MediaSession, Sample } from './media-session';
import type { PathWatch } from './path-watch';
import type { PeerOptions } from './peer-options';
import { applyStep, type Limits, NO_LIMITS, stateOf, type Tracks } from './sending';
import { TRANSCEIVER_ORDER, Transceivers } from './transceivers';
import { seatToTalkTo } from './who-talks';

/** A peer connection to one other browser. The practice is the impolite peer: it offers first and wins a collision. */
export class PeerSession implements MediaSession {
  readonly #options: PeerOptions;
  readonly #tracks: Tracks = { microphone: null, camera: null, screen: null };
  readonly #transceivers = new Transceivers();
  #other: Seat | null = null;
  #met: string | null = null;
  /** Number of connections between these two seats so far; messages of a lower number are stale. */
  #g = 1;
  #attempt: ConnectionAttempt | null = null;
  /** When the current connection was begun, and when it connected. */
  #begunAt = performance.now();
  #madeAt: number | null = null;
  #path: PathWatch | null = null;
  #isClosed = false;
  #limits = NO_LIMITS;
  #hears: Hearing | null = null;
  #theirs: MediaState | null = null;
  #turn: Promise<void> = Promise.resolve();
  #connection: Connection = 'waiting';
  /** Whether these two were connected before: a later failure is then a loss and not a beginning. */
  #wasUp = false;
  #relayOnly: boolean;

  constructor(options: PeerOptions) {
    this.#options = options;
    this.#relayOnly = options.relayOnly;
    void options.lateCallCode.then((lateCallCode) => this.#keep(lateCallCode));
  }

  seats(seats: readonly Seat[]): void {
    const next = seatToTalkTo(seats, this.#options);
    if (next?.id === this.#other?.id) return;
    if (this.#other !== null) this.#options.listener.onOther(this.#other.id, null);
    this.#other = next;
    this.#theirs = null;
    if (next === null) {
      this.#drop();
      this.#restartWatch(false);
      this.#show();
      return;
    }
    // A participant who returns to the same seat may still hold the old connection and must recognise it as stale.
    const isBack = next.id === this.#met;
    const g = isBack ? this.#g + 1 : 1;
    this.#wasUp &&= isBack;
    this.#met = next.id;
    void this.#begin(g, false);
  }

  async send(source: CallSource, track: MediaStreamTrack | null): Promise<void> {
    this.#tracks[source] = track;
    const place = this.#attempt?.pc.getTransceivers()[TRANSCEIVER_ORDER.indexOf(source)];
    await place?.sender.replaceTrack(track);
    await this.#applyStep();
    this.tellState();
  }

  async limit(limits: Limits): Promise<void> {
    this.#limits = limits;
    await this.#applyStep();
    this.tellState();
  }

  hears(how: Hearing | null): void {
    if (how === this.#hears) return;
    this.#hears = how;
    this.tellState();
  }

  tellState(): void {
    this.#tell({ type: 'state', state: this.#state() });
  }

  async sample(): Promise<Sample | null> {
    return (await this.#path?.sample(this.#tracks.camera?.id ?? null)) ?? null;
  }

  wake(byRelay = false): void {
    this.#path?.hurry();
    if (!byRelay || this.#relayOnly) return;
    this.#relayOnly = true;
    if (this.#other !== null) void this.#begin(this.#g + 1, true);
  }

  /** Signalling is back: report the state of negotiation and repair at once. */
  lineOpened(): void {
    this.#hello(false);
    this.#path?.hurry();
  }

  /** Handles a signalling message. @returns false if it is not from the seat that this connection is with */
  hear(message: Signal): boolean {
    if (message.to !== this.#options.seatId) return true;
    if (message.from !== this.#other?.id) return false;
    this.#turn = this.#turn.then(() => this.#take(message)).catch(() => this.#options.listener.onOdd('failed'));
    return true;
  }

  close(): void {
    this.#isClosed = true;
    this.#path?.close();
    this.#other = null;
    this.#drop();
  }

  async #begin(g: number, keepsLoss: boolean): Promise<void> {
    this.#drop();
    this.#g = g;
    this.#restartWatch(keepsLoss);
    const seat = this.#other;
    const iceServers = await this.#options.servers();
    if (seat === null || this.#other !== seat || this.#g !== g || this.#attempt !== null) return;
    const attempt = this.#attemptAt(seat, iceServers);
    this.#attempt = attempt;
    if (this.#options.isPractice) {
      this.#transceivers.make(attempt.pc);
      await this.#fillPlaces(attempt.pc);
    }
    if (this.#attempt !== attempt) return;
    this.#hello(false);
    this.#show();
  }

  #attemptAt({ id, fingerprint }: Seat, iceServers: RTCIceServer[]): ConnectionAttempt {
    const { listener, certificate, isPractice } = this.#options;
    return new ConnectionAttempt({
      iceServers,
      fingerprint,
      relayOnly: this.#relayOnly,
      certificate: certificate.certificate,
      isPolite: !isPractice,
      tell: (body) => this.#tell(body),
      fill: (pc) => this.#fillPlaces(pc),
      onOdd: (kind) => listener.onOdd(kind),
      onTrack: (source, track) => listener.onTrack(id, source, track),
      onState: (state) => {
        if (state === 'connected') {
          this.#madeAt = performance.now();
          this.#path?.connected(this.#madeAt);
        }
        this.#show();
      },
    });
  }

  async #fillPlaces(pc: RTCPeerConnection): Promise<void> {
    await this.#transceivers.fill(pc, this.#tracks);
    await applyStep(pc, this.#tracks, this.#limits.sends);
  }

  #drop(): void {
    this.#attempt?.close();
    this.#attempt = null;
  }

  async #take(message: Signal): Promise<void> {
    const isNext = message.g > this.#g || (this.#attempt === null && message.g === this.#g);
    if (isNext) await this.#begin(message.g, false);
    const attempt = this.#attempt;
    if (attempt === null || message.from !== this.#other?.id) return;
    if (message.g < this.#g) return this.#hello(false);
    if (message.type === 'hello' || message.type === 'state') {
      this.#theirs = message.state;
      this.#options.listener.onOther(message.from, message.state);
    }
    if (message.type === 'hello') {
      if (!message.reply) this.#hello(true);
      attempt.negotiation.repeatFor(message.seen);
    }
    if (message.type === 'description') await attempt.negotiation.takeDescription(message);
    if (message.type === 'candidates') await attempt.negotiation.takeCandidates(message.no, message.list);
  }

  #hello(reply: boolean): void {
    this.#tell({ type: 'hello', seen: this.#attempt?.negotiation.seen ?? 0, reply, state: this.#state() });
  }

  #tell(body: SignalBody): void {
    if (this.#other === null) return;
    const envelope = { v: SIGNAL_VERSION, from: this.#options.seatId, to: this.#other.id, g: this.#g } as const;
    this.#options.line.send({ ...envelope, ...body });
  }

  #state(): MediaState {
    return stateOf(this.#tracks, this.#limits, this.#hears);
  }

  async #applyStep(): Promise<void> {
    if (this.#attempt !== null) await applyStep(this.#attempt.pc, this.#tracks, this.#limits.sends);
  }

  /** @param keepsLoss the new connection is an attempt to repair the old one */
  #restartWatch(keepsLoss: boolean): void {
    this.#begunAt = performance.now();
    this.#madeAt = null;
    this.#path?.begin(this.#begunAt, keepsLoss);
  }

  /** Starts watching and repairing the connection in whatever state it is. */
  #keep({ PathWatch }: Awaited<PeerOptions['lateCallCode']>): void {
    if (this.#isClosed) return;
    this.#path = new PathWatch({
      pc: () => (this.#other === null ? null : (this.#attempt?.pc ?? null)),
      theirs: () => this.#theirs,
      isSignalingOpen: () => this.#options.line.isOpen,
      recover: (what, isFirst) => {
        const done = what === 'rebuild' ? this.#begin(this.#g + 1, true) : this.#restart(isFirst);
        void done.catch(() => this.#options.listener.onOdd('failed'));
      },
      onChange: () => this.#show(),
    });
    this.#path.begin(this.#begunAt, false);
    if (this.#madeAt !== null) this.#path.connected(this.#madeAt);
  }

  async #restart(isFirst: boolean): Promise<void> {
    const attempt = this.#attempt;
    // Credentials may have expired meanwhile; the first attempt does not wait for new ones.
    const iceServers = isFirst ? null : await this.#options.servers();
    if (attempt === null || attempt !== this.#attempt) return;
    this.#hello(false);
    attempt.restart(iceServers);
  }

  #show(): void {
    const isUp = this.#attempt?.pc.connectionState === 'connected' && this.#path?.isLost !== true;
    this.#wasUp ||= isUp;
    const next = this.#other === null ? 'waiting' : isUp ? 'connected' : this.#wasUp ? 'reconnecting' : 'connecting';
    if (next === this.#connection) return;
    this.#connection = next;
    this.#options.listener.onConnection(next);
  }
}
