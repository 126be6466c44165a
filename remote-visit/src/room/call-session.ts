import type { ConsultationMode } from '@telehealth/contracts/booking';
import type { AppError } from '@telehealth/contracts/errors';
import type { Backend } from '@telehealth/data/client/backend';
import { ActiveSpeakers } from '../call/active-speaker';
import { noFingerprint } from '../call/certificate';
import { Loudspeaker } from '../call/loudspeaker';
import { isPractice, replacingSeat } from '../call/who-talks';
import type { CallStep, SeatSide } from '../data/room/room';
import type { RoomNow } from '../data/room/room-seats';
import { AccessKeeper } from './access-keeper';
import { CallLink } from './call-link';
import { fetchLateCallCode, isLateCallCodeLoaded, type LateCallCode } from './fetch-late-call-code';
import { firstSteps } from './first-steps';
import { keepChoices, ownChoices } from './own-choices';
import { OwnMedia } from './own-media';
import { listenToPage } from './page-lifecycle';
import { Participants } from './participants';
import { prepareRoom } from './prepare-room';
import type { QualityMonitor } from './quality-monitor';
import type { RoomStore } from './room-store';
import { SeatKeeper } from './seat-keeper';

export interface RoomSettings {
  appointmentId: string;
  side: SeatSide;
  mode: ConsultationMode;
}

export interface CallEnd {
  phase: 'taken' | 'left' | 'over' | 'refused';
  refusal: AppError | null;
}

/** How long the first picture has the network for itself. */
const ALONE_MS = 2_000;
const ENDED: ReadonlySet<RoomNow['state']> = new Set(['ended', 'note_signed', 'abandoned', 'transferred_to_emergency']);

/**
 * One user's part in a call from taking a seat until they leave, are replaced or the visit ends: seat, connection,
 * devices and reports to the database.
 */
export class CallSession {
  readonly #id = crypto.randomUUID();
  readonly #backend: Backend;
  readonly #settings: RoomSettings;
  readonly #store: RoomStore;
  readonly #onEnd: (parting: CallEnd) => void;
  readonly #access: AccessKeeper;
  readonly #seat: Promise<SeatKeeper>;
  readonly #link: CallLink;
  readonly #participants: Participants;
  readonly #speakers = new ActiveSpeakers();
  readonly #timer: ReturnType<typeof setTimeout>;
  readonly #stopListening: () => void;
  readonly loudspeaker: Loudspeaker;
  readonly media: OwnMedia;
  #keeper: SeatKeeper | null = null;
  #now: RoomNow | null = null;
  #isFetched = false;
  /** Resolves the promise for the late call code. */
  #onLateCode: (lateCallCode: LateCallCode) => void = () => undefined;
  #monitor: QualityMonitor | null = null;
  #hasGivenWay = false;
  #isClosed = false;

  constructor(backend: Backend, settings: RoomSettings, store: RoomStore, onEnd: (parting: CallEnd) => void) {
    this.#backend = backend;
    this.#settings = settings;
    this.#store = store;
    this.#onEnd = onEnd;
    const { appointmentId, mode } = settings;
    const [practice, isGuest] = [isPractice(settings), settings.side === 'guest'];
    const chosen = ownChoices(appointmentId);
    this.#access = new AccessKeeper(backend, appointmentId);
    this.loudspeaker = new Loudspeaker((needsUserGesture) => store.change({ needsUserGesture }));
    if (chosen.speakerId !== null) void this.loudspeaker.choose(chosen.speakerId);
    this.#participants = new Participants(this.loudspeaker, this.#speakers, () => this.#show());
    const lateCallCode = new Promise<LateCallCode>((resolve) => {
      this.#onLateCode = resolve;
    });
    this.#link = new CallLink({
      live: backend.live,
      appointmentId,
      seatId: this.#id,
      isPractice: practice,
      isGuest,
      store,
      people: this.#participants,
      access: this.#access,
      lateCallCode,
      onNews: (event) => {
        if (event === 'seat' || event === 'consultation_changed' || event === 'changed') void this.#keeper?.ask();
      },
      onOpen: () => void this.#keeper?.ask(),
      onStranger: () => this.#keeper?.askAboutStranger(),
    });
    this.media = new OwnMedia({
      store,
      mode,
      chosen,
      lateCallCode,
      voices: this.#speakers,
      keep: (more) => keepChoices(appointmentId, more),
      onTrack: (source, track) => void this.#link.send(source, track),
      onState: () => this.#link.tellState(),
    });
    this.#limitFirst();
    this.#timer = setTimeout(() => void this.keepGoing(), isLateCallCodeLoaded() ? 0 : ALONE_MS);
    this.#stopListening = listenToPage({
      wake: () => this.wake(),
      onHide: () => this.#monitor?.keepUsed(),
      onKept: () => this.#part({ phase: 'left', refusal: null }),
    });
    // Transceivers are negotiated without devices, because users take time over the permission prompt.
    if (settings.side !== 'guest') void this.media.open();
    this.#seat = this.#sitDown();
  }

  /** Fetches the late call code once, when the first picture shows or need not be waited for any longer. */
  async keepGoing(): Promise<void> {
    if (this.#isFetched || this.#isClosed) return;
    this.#isFetched = true;
    const [lateCallCode, { QualityMonitor }] = await fetchLateCallCode();
    if (this.#isClosed) return;
    this.#onLateCode(lateCallCode);
    const { appointmentId, mode, side } = this.#settings;
    const who = { isPractice: isPractice(this.#settings), isGuest: side === 'guest' };
    const [store, link, media] = [this.#store, this.#link, this.media];
    this.#monitor = new QualityMonitor(
      { backend: this.#backend, appointmentId, mode, ...who, store, link, media },
      this.#now,
    );
  }

  wish(step: CallStep): void {
    if (this.#monitor === null) this.#limitFirst();
    else this.#monitor.wish(step);
  }

  cap(bytes: number | null): void {
    if (this.#monitor === null) this.#limitFirst();
    else this.#monitor.cap(bytes);
  }

  wake(byRelay = false): void {
    if (byRelay) this.#store.change({ isRelayOnly: true });
    this.#link.wake(byRelay);
    void this.#keeper?.ask();
  }

  /** Call on a user gesture: starts playback that the browser blocked. */
  hear(): void {
    this.loudspeaker.play();
    this.#speakers.resume();
  }

  /** Closes the devices at once; the seat is given up in the background. */
  async leave(): Promise<void> {
    this.close();
    await (await this.#seat).leave();
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#monitor?.close();
    this.#stopListening();
    this.media.close();
    this.#participants.clear();
    this.#link.close();
    this.#keeper?.close();
    this.loudspeaker.close();
    this.#speakers.close();
    this.#store.change({
      connection: 'waiting',
      people: [],
      needsUserGesture: false,
      isInterrupted: false,
      isSignalingOpen: false,
    });
  }

  async #sitDown(): Promise<SeatKeeper> {
    const { appointmentId, mode } = this.#settings;
    if (mode !== 'chat') void this.#access.read();
    const certificate = await prepareRoom(appointmentId);
    const keeper = new SeatKeeper({
      backend: this.#backend,
      appointmentId,
      seatId: this.#id,
      fingerprint: certificate?.fingerprint ?? noFingerprint(),
      onNow: (now) => this.#take(now),
      onRefused: (refusal) => this.#part({ phase: 'refused', refusal }),
    });
    this.#keeper = keeper;
    if (this.#isClosed) keeper.close();
    else await keeper.take();
    if (certificate === null || mode === 'chat' || this.#isClosed) return keeper;
    await this.#link.connect(certificate);
    this.#giveWay();
    // A guest is seen and heard only over a server; without one their camera stays closed.
    const isGuest = this.#settings.side === 'guest';
    if (isGuest && (await this.#access.read()).transport === 'livekit' && !this.#isClosed) void this.media.open();
    return keeper;
  }

  /** Applies the call's state from the database. */
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
    if (this.#monitor !== null) this.#monitor.now = now;
    this.#participants.seats(seats);
    const isSame = JSON.stringify(seats) === JSON.stringify(this.#store.get().seats);
    this.#store.change({
      phase: 'seated',
      isInterrupted: now.state === 'interrupted',
      ...(!isSame && { seats, replacedBy: replacingSeat(seats, this.#id) }),
    });
    void this.#link.seats(seats, now.several, now.keyVersion).then(() => this.#giveWay());
  }

  /**
   * A peer call belongs to the newest seat of a side, so this tab closes its camera until that one leaves. A server
   * carries all.
   */
  #giveWay(): void {
    if (this.#link.carriesAll) this.#store.change({ replacedBy: null });
    const isReplaced = this.#store.get().replacedBy !== null;
    if (this.#isClosed || this.#settings.side === 'guest' || isReplaced === this.#hasGivenWay) return;
    this.#hasGivenWay = isReplaced;
    if (isReplaced) this.media.giveBack();
    else void this.media.open();
  }

  /** Limits before the network is measured: the user's choice, and no more than the other side receives. */
  #limitFirst(): void {
    const first = this.#first;
    this.#store.change(first);
    void this.#link.limit({ sends: first.step, takes: first.takes });
  }

  get #first() {
    const { mode, appointmentId } = this.#settings;
    const theyTake = this.#link.carriesAll ? undefined : this.#participants.list[0]?.state?.takes;
    return firstSteps(mode, ownChoices(appointmentId), theyTake);
  }

  #part(parting: CallEnd): void {
    this.close();
    this.#onEnd(parting);
  }

  #show(): void {
    if (this.#isClosed) return;
    this.#store.change({ people: this.#participants.list });
    if (this.#monitor === null && this.#first.step !== this.#store.get().step) this.#limitFirst();
  }
}
