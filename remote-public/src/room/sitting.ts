import type { AppError, ConsultationMode, SeatSide } from '@telehealth/contracts';
import type { Backend } from '@telehealth/data/client/backend';
import type { RoomNow } from '@telehealth/data/room/room-seats';
import { Loudspeaker } from '../call/loudspeaker';
import { Voices } from '../call/voices';
import { isPractice, seatInOurPlace } from '../call/who-talks';
import { AccessKeeper } from './access-keeper';
import { CallLink } from './call-link';
import { Course } from './course';
import { MOST_OF } from './first-view';
import { hearPage } from './hear-page';
import { keepChoices, ownChoices } from './own-choices';
import { OwnMedia } from './own-media';
import { People } from './people';
import { prepareRoom } from './prepare-room';
import type { RoomStore } from './room-store';
import { SeatKeeper } from './seat-keeper';
import { lowerStep, SendingRule } from './sending-rule';

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

const LOOK_MS = 1_000;
const ENDED: ReadonlySet<RoomNow['state']> = new Set(['ended', 'note_signed', 'abandoned', 'transferred_to_emergency']);

/** Somebody whose browser makes no certificate still sits down, to read and write; nothing is connected by this one. */
function noFingerprint(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(32))];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join(':');
}

/** From sitting down until leaving, being replaced or the end: seat, connection, devices, and what the database is told. */
export class Sitting {
  readonly #id = crypto.randomUUID();
  readonly #settings: RoomSettings;
  readonly #store: RoomStore;
  readonly #onParting: (parting: Parting) => void;
  readonly #access: AccessKeeper;
  readonly #seat: Promise<SeatKeeper>;
  readonly #link: CallLink;
  readonly #people: People;
  /** Guests tell nothing of how the visit goes. */
  readonly #course: Course | null;
  readonly #voices = new Voices();
  readonly #timer: ReturnType<typeof setInterval>;
  readonly #stopListening: () => void;
  readonly loudspeaker: Loudspeaker;
  readonly rule: SendingRule;
  readonly media: OwnMedia;
  #keeper: SeatKeeper | null = null;
  #isLooking = false;
  #hasGivenWay = false;
  #isClosed = false;

  constructor(backend: Backend, settings: RoomSettings, store: RoomStore, onParting: (parting: Parting) => void) {
    this.#settings = settings;
    this.#store = store;
    this.#onParting = onParting;
    const { appointmentId, mode } = settings;
    const [practice, isGuest] = [isPractice(settings), settings.side === 'guest'];
    const chosen = ownChoices(appointmentId);
    this.#access = new AccessKeeper(backend, appointmentId);
    this.loudspeaker = new Loudspeaker((needsPress) => store.change({ needsPress }));
    if (chosen.speakerId !== null) void this.loudspeaker.choose(chosen.speakerId);
    this.rule = new SendingRule(MOST_OF[mode], chosen);
    this.#people = new People(this.loudspeaker, this.#voices, () => this.#show());
    this.#course = isGuest ? null : new Course({ backend, appointmentId, isPractice: practice });
    this.#link = new CallLink({
      ...{ live: backend.live, appointmentId, seatId: this.#id, isPractice: practice, isGuest, store },
      people: this.#people,
      access: this.#access,
      onNews: (event) => {
        if (event === 'seat' || event === 'consultation_changed' || event === 'changed') void this.#keeper?.ask();
      },
      onOpen: () => void this.#keeper?.ask(),
      onStranger: () => this.#keeper?.askAboutStranger(),
    });
    this.media = new OwnMedia({
      ...{ store, mode, chosen, voices: this.#voices },
      keep: (more) => keepChoices(appointmentId, more),
      onTrack: (source, track) => void this.#link.send(source, track),
      onState: () => this.#link.tellState(),
    });
    void this.apply();
    this.#timer = setInterval(() => void this.#lookOnce(), LOOK_MS);
    this.#stopListening = hearPage({
      wake: () => this.wake(),
      onHide: () => this.#keepUsed(),
      onKept: () => this.#part({ phase: 'left', refusal: null }),
    });
    // Nothing waits for the devices: places are agreed without them, and people take their time with a browser's question.
    if (settings.side !== 'guest') void this.media.open();
    this.#seat = this.#sitDown(backend);
  }

  /** Sends at most so much from now on, and takes no more than that. */
  async apply(): Promise<void> {
    const { step, takes } = this.rule;
    this.#store.change(this.rule.shown);
    await this.#link.limit({ sends: step, takes });
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
    clearInterval(this.#timer);
    this.#stopListening();
    this.media.close();
    this.#people.clear();
    this.#link.close();
    this.#keeper?.close();
    this.loudspeaker.close();
    this.#voices.close();
    this.#keepUsed();
    this.#store.change({
      ...{ connection: 'waiting', people: [], needsPress: false, isInterrupted: false, isLineOpen: false },
    });
  }

  async #sitDown(backend: Backend): Promise<SeatKeeper> {
    const { appointmentId, mode } = this.#settings;
    if (mode !== 'chat') void this.#access.read();
    const certificate = await prepareRoom(appointmentId);
    const keeper = new SeatKeeper({
      ...{ backend, appointmentId, seatId: this.#id, fingerprint: certificate?.fingerprint ?? noFingerprint() },
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
    if (this.#course !== null) this.#course.now = now;
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

  #keepUsed(): void {
    keepChoices(this.#settings.appointmentId, { usedBytes: this.rule.usedBytes });
  }

  #part(parting: Parting): void {
    this.close();
    this.#onParting(parting);
  }

  #show(): void {
    if (!this.#isClosed) this.#store.change({ people: this.#people.list });
  }

  async #lookOnce(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      await this.#look();
    } finally {
      this.#isLooking = false;
    }
  }

  async #look(): Promise<void> {
    const { connection, people, step } = this.#store.get();
    const theirs = people[0]?.state ?? null;
    void this.#course?.tell(connection, lowerStep(step, theirs?.step ?? step), performance.now());
    const sample = await this.#link.sample();
    if (this.#isClosed) return;
    // Over a server everybody sends on for the others; it holds back what one of them does not take.
    this.rule.theyTake(this.#link.carriesAll ? undefined : theirs?.takes);
    const isSending = connection === 'connected' && (step === 'video' || step === 'low_video');
    this.media.devices.watchCamera(isSending ? (sample?.cameraFrames ?? null) : null, performance.now());
    if (sample !== null && connection === 'connected') {
      this.rule.look(sample, theirs?.hears ?? null);
      this.#link.hears(this.rule.hears);
    } else if (connection === 'reconnecting') this.rule.lost();
    else this.rule.forgetHearing();
    const shown = this.#store.get();
    if (this.rule.step !== shown.step || this.rule.takes !== shown.takes) await this.apply();
    else this.#store.change(this.rule.shown);
  }
}
