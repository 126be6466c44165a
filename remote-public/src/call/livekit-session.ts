import { CALL_SOURCES, type CallSource, type Hearing, type MediaState, type Seat } from '@telehealth/contracts';
import { ConnectionState, type RemoteParticipant, RoomEvent } from 'livekit-client';
import { LivekitConnecting } from './livekit-connecting';
import { isSent, LivekitPublishing } from './livekit-publishing';
import { takeAtMost } from './livekit-receiving';
import {
  type LivekitPass,
  type LivekitRoom,
  openLivekitRoom,
  readState,
  STATE_ATTRIBUTE,
  sourceOf,
} from './livekit-room';
import { LivekitSampling } from './livekit-sampling';
import type { Connection, MediaSession, MediaSessionListener, Sample } from './media-session';
import { type Limits, NO_LIMITS, stateOf, type Tracks } from './sending';

export interface LivekitOptions {
  /** Our own seat: the identity in the pass. */
  seatId: string;
  /** A pass for this seat, asked for anew at every connect since it runs out. */
  pass: () => Promise<LivekitPass>;
  listener: MediaSessionListener;
  /** Of tests: a room that is none. */
  openRoom?: () => Promise<LivekitRoom>;
}

const NOTHING_SENT: MediaState = { microphone: false, camera: false, screen: false, step: 'video', hears: null };

/**
 * A call of more than two over a LiveKit server. Whoever is in the server's room counts only while the database lists their
 * seat; everybody else stays unseen and unheard here.
 */
export class LivekitSession implements MediaSession {
  readonly #o: LivekitOptions;
  readonly #tracks: Tracks = { microphone: null, camera: null, screen: null };
  readonly #room: LivekitRoom;
  readonly #connecting: LivekitConnecting;
  readonly #publishing: LivekitPublishing;
  readonly #sampling: LivekitSampling;
  /** Seats of the others, as the database lists them. */
  #listed: ReadonlySet<string> = new Set();
  /** Those of them whom the listener knows of. */
  readonly #shown = new Set<string>();
  #limits = NO_LIMITS;
  #hears: Hearing | null = null;
  #told = '';
  #connection: Connection = 'waiting';
  #isClosed = false;

  /** The client and its worker are loaded here and not before. */
  static async open(options: LivekitOptions): Promise<LivekitSession> {
    return new LivekitSession(options, await (options.openRoom ?? openLivekitRoom)());
  }

  private constructor(options: LivekitOptions, livekit: LivekitRoom) {
    this.#o = options;
    this.#room = livekit;
    this.#publishing = new LivekitPublishing(livekit.room.localParticipant);
    this.#sampling = new LivekitSampling(livekit.room);
    this.#connecting = new LivekitConnecting({
      ...livekit,
      pass: options.pass,
      onConnected: () => this.#onConnected(),
      onChange: () => this.#show(),
    });
    this.#listen();
  }

  seats(seats: readonly Seat[]): void {
    this.#listed = new Set(seats.filter(({ id }) => id !== this.#o.seatId).map(({ id }) => id));
    for (const id of [...this.#shown]) if (!this.#listed.has(id)) this.#hide(id);
    for (const participant of this.#room.room.remoteParticipants.values()) this.#reveal(participant);
    this.#connecting.start();
    this.#show();
  }

  async send(source: CallSource, track: MediaStreamTrack | null): Promise<void> {
    this.#tracks[source] = track;
    if (this.#isConnected) await this.#publishing.put(source, track, this.#limits.sends);
    this.tellState();
  }

  async limit(limits: Limits): Promise<void> {
    const isOther = limits.takes !== this.#limits.takes;
    this.#limits = limits;
    for (const participant of isOther ? this.#room.room.remoteParticipants.values() : []) this.#take(participant);
    if (this.#isConnected) await this.#publishing.limit(limits.sends);
    this.tellState();
  }

  hears(how: Hearing | null): void {
    this.#hears = how;
    this.tellState();
  }

  tellState(): void {
    const said = JSON.stringify(stateOf(this.#tracks, this.#limits, this.#hears));
    if (said === this.#told || !this.#isConnected || this.#isClosed) return;
    this.#told = said;
    // What the server refuses or does not get is said again with the next connection.
    this.#room.room.localParticipant.setAttributes({ [STATE_ATTRIBUTE]: said }).catch(() => {
      this.#told = '';
    });
  }

  async sample(): Promise<Sample | null> {
    if (!this.#isConnected) return null;
    const speaking = this.#presentOnes().filter((one) => this.#stateOf(one).microphone).length;
    return this.#sampling.sample(this.#tracks.camera?.id ?? null, speaking);
  }

  /** Nobody learns an address here but the server, so a relay is a matter of getting through alone. */
  wake(byRelay = false): void {
    this.#connecting.hurry(byRelay);
  }

  close(): void {
    this.#isClosed = true;
    this.#room.room.removeAllListeners();
    this.#connecting.close();
  }

  get #isConnected(): boolean {
    const { state } = this.#room.room;
    return state === ConnectionState.Connected || state === ConnectionState.SignalReconnecting;
  }

  #listen(): void {
    const { room } = this.#room;
    room.on(RoomEvent.ParticipantConnected, (one) => this.#reveal(one));
    room.on(RoomEvent.ParticipantDisconnected, (one) => this.#hide(one.identity));
    room.on(RoomEvent.ParticipantAttributesChanged, (_, one) => this.#tellOf(one.identity));
    room.on(RoomEvent.TrackSubscribed, (_, { source }, one) => {
      if (this.#limits.takes !== undefined) this.#take(one);
      this.#tellTrack(one, source);
    });
    room.on(RoomEvent.TrackUnsubscribed, (_, { source: of }, one) => {
      const source = sourceOf(of);
      if (source !== null && this.#shown.has(one.identity)) this.#o.listener.onTrack(one.identity, source, null);
    });
    for (const event of [RoomEvent.TrackMuted, RoomEvent.TrackUnmuted] as const) {
      room.on(event, (_, one) => this.#tellOf(one.identity));
    }
    room.on(RoomEvent.EncryptionError, () => this.#o.listener.onOdd('failed'));
  }

  async #onConnected(): Promise<void> {
    this.#told = '';
    this.#publishing.forget();
    for (const source of CALL_SOURCES) {
      const track = this.#tracks[source];
      if (track !== null) await this.#publishing.put(source, track, this.#limits.sends);
    }
    for (const participant of this.#room.room.remoteParticipants.values()) this.#reveal(participant);
    this.tellState();
  }

  #reveal(one: RemoteParticipant): void {
    if (!this.#listed.has(one.identity) || this.#shown.has(one.identity)) return;
    this.#shown.add(one.identity);
    this.#tellOf(one.identity);
    for (const { source, track } of one.trackPublications.values()) if (track) this.#tellTrack(one, source);
    this.#show();
  }

  #hide(id: string): void {
    if (!this.#shown.delete(id)) return;
    for (const source of CALL_SOURCES) this.#o.listener.onTrack(id, source, null);
    this.#o.listener.onOther(id, null);
    this.#show();
  }

  #tellTrack(one: RemoteParticipant, of: Parameters<typeof sourceOf>[0]): void {
    const source = sourceOf(of);
    const track = one.getTrackPublication(of)?.track?.mediaStreamTrack;
    if (source === null || track === undefined || !this.#shown.has(one.identity)) return;
    this.#o.listener.onTrack(one.identity, source, track);
    this.#tellOf(one.identity);
  }

  /** Everybody sends as before: the server holds back here what this person does not want. */
  #take(one: RemoteParticipant): void {
    takeAtMost(one, this.#limits.takes ?? 'video');
    this.#tellOf(one.identity);
  }

  #tellOf(id: string): void {
    const one = this.#room.room.remoteParticipants.get(id);
    if (one !== undefined && this.#shown.has(id)) this.#o.listener.onOther(id, this.#stateOf(one));
  }

  /** By their own word; until it comes, by what they publish. What is held back here does not come, whatever they send. */
  #stateOf(one: RemoteParticipant): MediaState {
    const { takes = 'video' } = this.#limits;
    const state = readState(one.attributes) ?? publishedBy(one);
    for (const source of CALL_SOURCES) state[source] &&= isSent(source, takes);
    return state;
  }

  #presentOnes(): RemoteParticipant[] {
    return [...this.#room.room.remoteParticipants.values()].filter(({ identity }) => this.#listed.has(identity));
  }

  #show(): void {
    const next = this.#connectionNow();
    if (next === this.#connection || this.#isClosed) return;
    this.#connection = next;
    this.#o.listener.onConnection(next);
  }

  #connectionNow(): Connection {
    if (this.#listed.size === 0) return 'waiting';
    if (!this.#isConnected) return this.#connecting.wasConnected ? 'reconnecting' : 'connecting';
    return this.#presentOnes().length > 0 ? 'connected' : 'connecting';
  }
}

function publishedBy({ trackPublications }: RemoteParticipant): MediaState {
  const state = { ...NOTHING_SENT };
  for (const { source: of, isMuted } of trackPublications.values()) {
    const source = sourceOf(of);
    if (source !== null) state[source] = !isMuted;
  }
  return state;
}
