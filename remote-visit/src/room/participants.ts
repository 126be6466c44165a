import type { ActiveSpeakers } from '../call/active-speaker';
import type { Loudspeaker } from '../call/loudspeaker';
import type { CallSource, MediaState, Seat } from '../data/room/room';
import type { RemoteParticipant } from './room-view';

interface Known {
  seat: Seat;
  state: MediaState | null;
  face: MediaStream;
  sheet: MediaStream;
  isSpeaking: boolean;
  hearsBadlySince: number | null;
  stopWatching: () => void;
}

export class Participants {
  readonly #known = new Map<string, Known>();
  #seats: readonly Seat[] = [];
  readonly #loudspeaker: Loudspeaker;
  readonly #speakers: ActiveSpeakers;
  readonly #onChange: () => void;

  constructor(loudspeaker: Loudspeaker, voices: ActiveSpeakers, onChange: () => void) {
    this.#loudspeaker = loudspeaker;
    this.#speakers = voices;
    this.#onChange = onChange;
  }

  get list(): RemoteParticipant[] {
    return [...this.#known.values()].map(({ seat, state, face, sheet, isSpeaking, hearsBadlySince }) => ({
      seat,
      state,
      face,
      isSpeaking,
      hearsBadlySince,
      screen: state?.screen === true && sheet.getTracks().length > 0 ? sheet : null,
    }));
  }

  /** Sets the seats from the database; participants without one are removed. */
  seats(seats: readonly Seat[]): void {
    this.#seats = seats;
    for (const id of [...this.#known.keys()]) {
      if (!seats.some((seat) => seat.id === id)) this.#forget(id);
    }
  }

  state(seatId: string, state: MediaState | null): void {
    if (state === null) this.#forget(seatId);
    const person = state === null ? null : this.#meet(seatId);
    if (state === null || person === null) return;
    const isBad = state.hears === 'poorly' || state.hears === 'hardly';
    person.state = state;
    person.hearsBadlySince = isBad ? (person.hearsBadlySince ?? performance.now()) : null;
    this.#onChange();
  }

  track(seatId: string, source: CallSource, track: MediaStreamTrack | null): void {
    const person = this.#meet(seatId);
    if (person === null) return;
    if (source === 'microphone') this.#hear(person, track);
    else exchange(source === 'screen' ? person.sheet : person.face, track);
    this.#onChange();
  }

  clear(): void {
    for (const id of [...this.#known.keys()]) this.#forget(id);
  }

  #meet(seatId: string): Known | null {
    const known = this.#known.get(seatId);
    if (known !== undefined) return known;
    const seat = this.#seats.find(({ id }) => id === seatId);
    if (seat === undefined) return null;
    const [face, sheet, stopWatching] = [new MediaStream(), new MediaStream(), () => undefined];
    const person = { seat, state: null, face, sheet, isSpeaking: false, hearsBadlySince: null, stopWatching };
    this.#known.set(seatId, person);
    return person;
  }

  #hear(person: Known, track: MediaStreamTrack | null): void {
    person.stopWatching();
    person.stopWatching = () => undefined;
    person.isSpeaking = false;
    this.#loudspeaker.set(person.seat.id, track);
    if (track === null) return;
    person.stopWatching = this.#speakers.watch(track, (speaks) => {
      person.isSpeaking = speaks;
      this.#onChange();
    });
  }

  #forget(seatId: string): void {
    const person = this.#known.get(seatId);
    if (person === undefined) return;
    person.stopWatching();
    this.#loudspeaker.set(seatId, null);
    this.#known.delete(seatId);
    this.#onChange();
  }
}

/** Keeps the stream object, so that a video element showing it need not restart. */
function exchange(stream: MediaStream, track: MediaStreamTrack | null): void {
  for (const old of stream.getTracks()) if (old !== track) stream.removeTrack(old);
  if (track !== null) stream.addTrack(track);
}
