import type { CallSource, MediaState, Seat } from '@telehealth/contracts';
import type { Loudspeaker } from '../call/loudspeaker';
import type { Voices } from '../call/voices';
import type { OtherPerson } from './room-view';

interface Known {
  seat: Seat;
  state: MediaState | null;
  face: MediaStream;
  sheet: MediaStream;
  isSpeaking: boolean;
  hearsBadlySince: number | null;
  stopWatching: () => void;
}

/** The others in the call, as the connection brings them. */
export class People {
  readonly #known = new Map<string, Known>();
  #seats: readonly Seat[] = [];
  readonly #loudspeaker: Loudspeaker;
  readonly #voices: Voices;
  readonly #onChange: () => void;

  constructor(loudspeaker: Loudspeaker, voices: Voices, onChange: () => void) {
    this.#loudspeaker = loudspeaker;
    this.#voices = voices;
    this.#onChange = onChange;
  }

  get list(): OtherPerson[] {
    return [...this.#known.values()].map(({ seat, state, face, sheet, isSpeaking, hearsBadlySince }) => ({
      ...{ seat, state, face, isSpeaking, hearsBadlySince },
      screen: state?.screen === true && sheet.getTracks().length > 0 ? sheet : null,
    }));
  }

  /** By the database: whoever is not named any more is gone. */
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
    person.stopWatching = this.#voices.watch(track, (speaks) => {
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

/** The stream stays the same, so that whoever shows it need not begin anew. */
function exchange(stream: MediaStream, track: MediaStreamTrack | null): void {
  for (const old of stream.getTracks()) if (old !== track) stream.removeTrack(old);
  if (track !== null) stream.addTrack(track);
}
