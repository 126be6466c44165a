import type { CallSource, Hearing, MediaState, Seat } from '@telehealth/contracts';
import { SIGNAL_VERSION, type Signal, type SignalBody } from '@telehealth/data/room/signal.schema';
import { Attempt } from './attempt';
import type { Connection, MediaSession, Sample } from './media-session';
import type { PathWatch } from './path-watch';
import type { PeerOptions } from './peer-options';
import { PLACES, Places } from './places';
import { applyStep, type Limits, NO_LIMITS, stateOf, type Tracks } from './sending';
import { seatToTalkTo } from './who-talks';

/** A browser's own connection to one other. The practice offers first and wins when both offer; the patient's side yields. */
export class PeerSession implements MediaSession {
  readonly #o: PeerOptions;
  readonly #tracks: Tracks = { microphone: null, camera: null, screen: null };
  readonly #places = new Places();
  #other: Seat | null = null;
  #met: string | null = null;
  /** Counts the connections between these two seats: the higher one counts. */
  #g = 1;
  #attempt: Attempt | null = null;
  /** When the connection that counts was begun, and made. */
  #begunAt = performance.now();
  #madeAt: number | null = null;
  #path: PathWatch | null = null;
  #isClosed = false;
  #limits = NO_LIMITS;
  #hears: Hearing | null = null;
  #theirs: MediaState | null = null;
  #turn: Promise<void> = Promise.resolve();
  #connection: Connection = 'waiting';
  /** These two were connected: what is not so now is a loss, and before that a beginning. */
  #wasUp = false;
  #relayOnly: boolean;

  constructor(options: PeerOptions) {
    this.#o = options;
    this.#relayOnly = options.relayOnly;
    void options.keeping.then((keeping) => this.#keep(keeping));
  }

  seats(seats: readonly Seat[]): void {
    const next = seatToTalkTo(seats, this.#o);
    if (next?.id === this.#other?.id) return;
    if (this.#other !== null) this.#o.listener.onOther(this.#other.id, null);
    this.#other = next;
    this.#theirs = null;
    if (next === null) {
      this.#drop();
      this.#restartWatch(false);
      this.#show();
      return;
    }
    // Who comes back to the seat they had may still hold the old connection: it must be seen to be an older one.
    const isBack = next.id === this.#met;
    const g = isBack ? this.#g + 1 : 1;
    this.#wasUp &&= isBack;
    this.#met = next.id;
    void this.#begin(g, false);
  }

  async send(source: CallSource, track: MediaStreamTrack | null): Promise<void> {
    this.#tracks[source] = track;
    const place = this.#attempt?.pc.getTransceivers()[PLACES.indexOf(source)];
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

  /** The line is there again: say how far we are, and mend at once what is broken. */
  lineOpened(): void {
    this.#hello(false);
    this.#path?.hurry();
  }

  /** Takes what came over the line. @returns false when it is not from the seat that this connection is with */
  hear(message: Signal): boolean {
    if (message.to !== this.#o.seatId) return true;
    if (message.from !== this.#other?.id) return false;
    this.#turn = this.#turn.then(() => this.#take(message)).catch(() => this.#o.listener.onOdd('failed'));
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
    const iceServers = await this.#o.servers();
    if (seat === null || this.#other !== seat || this.#g !== g || this.#attempt !== null) return;
    const attempt = this.#attemptAt(seat, iceServers);
    this.#attempt = attempt;
    if (this.#o.isPractice) {
      this.#places.make(attempt.pc);
      await this.#fillPlaces(attempt.pc);
    }
    if (this.#attempt !== attempt) return;
    this.#hello(false);
    this.#show();
  }

  #attemptAt({ id, fingerprint }: Seat, iceServers: RTCIceServer[]): Attempt {
    const { listener, certificate, isPractice } = this.#o;
    return new Attempt({
      ...{ iceServers, fingerprint, relayOnly: this.#relayOnly, certificate: certificate.certificate },
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
    await this.#places.fill(pc, this.#tracks);
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
      this.#o.listener.onOther(message.from, message.state);
    }
    if (message.type === 'hello') {
      if (!message.reply) this.#hello(true);
      attempt.agreement.repeatFor(message.seen);
    }
    if (message.type === 'description') await attempt.agreement.takeDescription(message);
    if (message.type === 'candidates') await attempt.agreement.takeCandidates(message.no, message.list);
  }

  #hello(reply: boolean): void {
    this.#tell({ type: 'hello', seen: this.#attempt?.agreement.seen ?? 0, reply, state: this.#state() });
  }

  #tell(body: SignalBody): void {
    if (this.#other === null) return;
    const envelope = { v: SIGNAL_VERSION, from: this.#o.seatId, to: this.#other.id, g: this.#g } as const;
    this.#o.line.send({ ...envelope, ...body });
  }

  #state(): MediaState {
    return stateOf(this.#tracks, this.#limits, this.#hears);
  }

  async #applyStep(): Promise<void> {
    if (this.#attempt !== null) await applyStep(this.#attempt.pc, this.#tracks, this.#limits.sends);
  }

  /** @param keepsLoss a new connection is a try to mend the old one */
  #restartWatch(keepsLoss: boolean): void {
    this.#begunAt = performance.now();
    this.#madeAt = null;
    this.#path?.begin(this.#begunAt, keepsLoss);
  }

  /** From now on the connection is watched and mended, wherever it stands. */
  #keep({ PathWatch }: Awaited<PeerOptions['keeping']>): void {
    if (this.#isClosed) return;
    this.#path = new PathWatch({
      pc: () => (this.#other === null ? null : (this.#attempt?.pc ?? null)),
      theirs: () => this.#theirs,
      isLineOpen: () => this.#o.line.isOpen,
      mend: (what, isFirst) => {
        const done = what === 'rebuild' ? this.#begin(this.#g + 1, true) : this.#restart(isFirst);
        void done.catch(() => this.#o.listener.onOdd('failed'));
      },
      onChange: () => this.#show(),
    });
    this.#path.begin(this.#begunAt, false);
    if (this.#madeAt !== null) this.#path.connected(this.#madeAt);
  }

  async #restart(isFirst: boolean): Promise<void> {
    const attempt = this.#attempt;
    // Credentials may have run out meanwhile; the first try does not wait for new ones.
    const iceServers = isFirst ? null : await this.#o.servers();
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
    this.#o.listener.onConnection(next);
  }
}
