import type { AppError, CallStep, ConsultationMode, SeatSide } from '@telehealth/contracts';
import type { Backend } from '@telehealth/data/client/backend';
import type { RoomNow } from '@telehealth/data/room/room-seats';
import { noFingerprint } from '../call/certificate';
import { Loudspeaker } from '../call/loudspeaker';
import { Voices } from '../call/voices';
import { isPractice, seatInOurPlace } from '../call/who-talks';
import { AccessKeeper } from './access-keeper';
import { CallLink } from './call-link';
import { fetchKeeping, isKeepingHere, type Keeping } from './fetch-keeping';
import { firstSteps } from './first-steps';
import { hearPage } from './hear-page';
import { keepChoices, ownChoices } from './own-choices';
import { OwnMedia } from './own-media';
import { People } from './people';
import { prepareRoom } from './prepare-room';
import type { RoomStore } from './room-store';
import { SeatKeeper } from './seat-keeper';
import type { Steering } from './steering';

export interface RoomSettings {
  appointmentId: string;
  side: SeatSide;
  mode: ConsultationMode;
}

/** How sitting there ends. */
export interface Parting {
  phase: 'taken' | 'left' | 'over' | 'refused';
  refusal: AppError | null;
}

/** As long as a first picture may have the line for itself. */
const ALONE_MS = 2_000;
const ENDED: ReadonlySet<RoomNow['state']> = new Set(['ended', 'note_signed', 'abandoned', 'transferred_to_emergency']);

/** From sitting down until leaving, being replaced or the end: seat, connection, devices, and what the database is told. */
export class Sitting {
  readonly #id = crypto.randomUUID();
  readonly #backend: Backend;
  readonly #settings: RoomSettings;
  readonly #store: RoomStore;
  readonly #onParting: (parting: Parting) => void;
  readonly #access: AccessKeeper;
  readonly #seat: Promise<SeatKeeper>;
  readonly #link: CallLink;
  readonly #people: People;
  readonly #voices = new Voices();
  readonly #timer: ReturnType<typeof setTimeout>;
  readonly #stopListening: () => void;
  readonly loudspeaker: Loudspeaker;
  readonly media: OwnMedia;
  #keeper: SeatKeeper | null = null;
  #now: RoomNow | null = null;
  #isFetched = false;
  /** What keeps the call going is there. */
  #onKeeping: (keeping: Keeping) => void = () => undefined;
  #steering: Steering | null = null;
  #hasGivenWay = false;
  #isClosed = false;

  constructor(backend: Backend, settings: RoomSettings, store: RoomStore, onParting: (parting: Parting) => void) {
    this.#backend = backend;
    this.#settings = settings;
    this.#store = store;
    this.#onParting = onParting;
    const { appointmentId, mode } = settings;
    const [practice, isGuest] = [isPractice(settings), settings.side === 'guest'];
    const chosen = ownChoices(appointmentId);
    this.#access = new AccessKeeper(backend, appointmentId);
    this.loudspeaker = new Loudspeaker((needsPress) => store.change({ needsPress }));
    if (chosen.speakerId !== null) void this.loudspeaker.choose(chosen.speakerId);
    this.#people = new People(this.loudspeaker, this.#voices, () => this.#show());
    const keeping = new Promise<Keeping>((resolve) => {
      this.#onKeeping = resolve;
    });
    this.#link = new CallLink({
      ...{ live: backend.live, appointmentId, seatId: this.#id, isPractice: practice, isGuest, store },
      ...{ people: this.#people, access: this.#access, keeping },
      onNews: (event) => {
        if (event === 'seat' || event === 'consultation_changed' || event === 'changed') void this.#keeper?.ask();
      },
      onOpen: () => void this.#keeper?.ask(),
      onStranger: () => this.#keeper?.askAboutStranger(),
    });
    this.media = new OwnMedia({
      ...{ store, mode, chosen, keeping, voices: this.#voices },
      keep: (more) => keepChoices(appointmentId, more),
      onTrack: (source, track) => void this.#link.send(source, track),
      onState: () => this.#link.tellState(),
    });
    this.#limitFirst();
    this.#timer = setTimeout(() => void this.keepGoing(), isKeepingHere() ? 0 : ALONE_MS);
    this.#stopListening = hearPage({
      wake: () => this.wake(),
      onHide: () => this.#steering?.keepUsed(),
      onKept: () => this.#part({ phase: 'left', refusal: null }),
    });
    // Nothing waits for the devices: places are agreed without them, and people take their time with a browser's question.
    if (settings.side !== 'guest') void this.media.open();
    this.#seat = this.#sitDown();
  }

  /** Fetches what mends, measures and steers the call, once: the first picture is there, or need not be waited for any longer. */
  async keepGoing(): Promise<void> {
    if (this.#isFetched || this.#isClosed) return;
    this.#isFetched = true;
    const [keeping, { Steering }] = await fetchKeeping();
    if (this.#isClosed) return;
    this.#onKeeping(keeping);
    const { appointmentId, mode, side } = this.#settings;
    const who = { isPractice: isPractice(this.#settings), isGuest: side === 'guest' };
    const [store, link, media] = [this.#store, this.#link, this.media];
    this.#steering = new Steering(
      { backend: this.#backend, appointmentId, mode, ...who, store, link, media },
      this.#now,
    );
  }

  /** The most to send, and to use, as it was just chosen. */
  wish(step: CallStep): void {
    if (this.#steering === null) this.#limitFirst();
    else this.#steering.wish(step);
  }

  cap(bytes: number | null): void {
    if (this.#steering === null) this.#limitFirst();
    else this.#steering.cap(bytes);
  }

  wake(byRelay = false): void {
    if (byRelay) this.#store.change({ isRelayOnly: true });
    this.#link.wake(byRelay);
    void this.#keeper?.ask();
  }

  /** A press: whatever the browser held back may be heard now. */
  hear(): void {
    this.loudspeaker.play();
    this.#voices.resume();
  }

  /** Devices go off at once; the seat is left in its own time. */
  async leave(): Promise<void> {
    this.close();
    await (await this.#seat).leave();
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#steering?.close();
    this.#stopListening();
    this.media.close();
    this.#people.clear();
    this.#link.close();
    this.#keeper?.close();
    this.loudspeaker.close();
    this.#voices.close();
    this.#store.change({
      ...{ connection: 'waiting', people: [], needsPress: false, isInterrupted: false, isLineOpen: false },
    });
  }

  async #sitDown(): Promise<SeatKeeper> {
    const { appointmentId, mode } = this.#settings;
    if (mode !== 'chat') void this.#access.read();
    const certificate = await prepareRoom(appointmentId);
    const keeper = new SeatKeeper({
      ...{
        backend: this.#backend,
        appointmentId,
        seatId: this.#id,
        fingerprint: certificate?.fingerprint ?? noFingerprint(),
      },
      onNow: (now) => this.#take(now),
      onRefused: (refusal) => this.#part({ phase: 'refused', refusal }),
    });
    this.#keeper = keeper;
    if (this.#isClosed) keeper.close();
    else await keeper.take();
    if (certificate === null || mode === 'chat' || this.#isClosed) return keeper;
    await this.#link.connect(certificate);
    this.#giveWay();
    // A third person is seen and heard over a server only; without one no light goes on for nothing.
    const isGuest = this.#settings.side === 'guest';
    if (isGuest && (await this.#access.read()).transport === 'livekit' && !this.#isClosed) void this.media.open();
    return keeper;
  }

  /** What the database says of the call. */
  #take(now: RoomNow): void {
    if (this.#isClosed) return;
    const { seats, state } = now;
    const isListed = seats.some(({ id }) => id === this.#id);
    const phase = ENDED.has(state) ? 'over' : seats.some(({ mine }) => mine) ? 'taken' : 'left';
    if (ENDED.has(state) || !isListed) this.#part({ phase, refusal: null });
    else this.#stay(now);
  }

  #stay(now: RoomNow): void {
    const { seats } = now;
    this.#now = now;
    if (this.#steering !== null) this.#steering.now = now;
    this.#people.seats(seats);
    const isSame = JSON.stringify(seats) === JSON.stringify(this.#store.get().seats);
    this.#store.change({
      phase: 'seated',
      isInterrupted: now.state === 'interrupted',
      ...(!isSame && { seats, inOurPlace: seatInOurPlace(seats, this.#id) }),
    });
    void this.#link.seats(seats, now.several).then(() => this.#giveWay());
  }

  /** A call of two goes to whoever of a side came last: this tab needs no camera until they leave. A server carries all. */
  #giveWay(): void {
    if (this.#link.carriesAll) this.#store.change({ inOurPlace: null });
    const isReplaced = this.#store.get().inOurPlace !== null;
    if (this.#isClosed || this.#settings.side === 'guest' || isReplaced === this.#hasGivenWay) return;
    this.#hasGivenWay = isReplaced;
    if (isReplaced) this.media.giveBack();
    else void this.media.open();
  }

  /** Before the line is measured: what was chosen at the door, and no more than the other side takes. */
  #limitFirst(): void {
    const first = this.#first;
    this.#store.change(first);
    void this.#link.limit({ sends: first.step, takes: first.takes });
  }

  get #first() {
    const { mode, appointmentId } = this.#settings;
    const theyTake = this.#link.carriesAll ? undefined : this.#people.list[0]?.state?.takes;
    return firstSteps(mode, ownChoices(appointmentId), theyTake);
  }

  #part(parting: Parting): void {
    this.close();
    this.#onParting(parting);
  }

  #show(): void {
    if (this.#isClosed) return;
    this.#store.change({ people: this.#people.list });
    if (this.#steering === null && this.#first.step !== this.#store.get().step) this.#limitFirst();
  }
}
