import { ConnectionState, type RemoteParticipant, RoomEvent } from 'livekit-client';
import { CALL_SOURCES, type CallSource, type Hearing, type MediaState, type Seat } from '../data/room/room';
import { LivekitConnecting } from './livekit-connecting';
import { isSent, LivekitPublishing } from './livekit-publishing';
import { allowOnly, takeAtMost } from './livekit-receiving';
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
  /** Our own seat, which is the identity in the token. */
  seatId: string;
  /** Requests a new token for this seat at every connect, because tokens expire. */
  pass: () => Promise<LivekitPass>;
  listener: MediaSessionListener;
  /** For tests: opens a fake room. */
  openRoom?: () => Promise<LivekitRoom>;
}

const NOTHING_SENT: MediaState = { microphone: false, camera: false, screen: false, step: 'video', hears: null };

/**
 * A call of more than two over a LiveKit server. A participant counts only while the database lists their seat. All
 * others are neither seen nor heard here, and receive nothing that is sent from here.
 */
export class LivekitSession implements MediaSession {
  readonly #options: LivekitOptions;
  readonly #tracks: Tracks = { microphone: null, camera: null, screen: null };
  readonly #room: LivekitRoom;
  readonly #connecting: LivekitConnecting;
  readonly #publishing: LivekitPublishing;
  readonly #sampling: LivekitSampling;
  /** Seats of the other participants, as the database lists them. */
  #listed: ReadonlySet<string> = new Set();
  /** Listed seats that the listener already knows. */
  readonly #shown = new Set<string>();
  #limits = NO_LIMITS;
  #hears: Hearing | null = null;
  #told = '';
  #connection: Connection = 'waiting';
  #isClosed = false;

  /** Loads the LiveKit client and its worker on demand. */
  static async open(options: LivekitOptions): Promise<LivekitSession> {
    return new LivekitSession(options, await (options.openRoom ?? openLivekitRoom)());
  }

  private constructor(options: LivekitOptions, livekit: LivekitRoom) {
    this.#options = options;
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

  seats(seats: readonly Seat[], keyVersion: number): void {
    this.#listed = new Set(seats.filter(({ id }) => id !== this.#options.seatId).map(({ id }) => id));
    allowOnly(this.#room.room, this.#listed);
    this.#connecting.keyIsDue(keyVersion);
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
    // An attribute that the server refuses or misses is sent again with the next connection.
    this.#room.room.localParticipant.setAttributes({ [STATE_ATTRIBUTE]: said }).catch(() => {
      this.#told = '';
    });
  }

  async sample(): Promise<Sample | null> {
    if (!this.#isConnected) return null;
    const speaking = this.#presentOnes().filter((one) => this.#stateOf(one).microphone).length;
    return this.#sampling.sample(this.#tracks.camera?.id ?? null, speaking);
  }

  /** Only the server learns a network address here, so a relay serves connectivity and not privacy. */
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
    room.on(RoomEvent.TrackPublished, (publication, { identity }) =>
      publication.setSubscribed(this.#listed.has(identity)),
    );
    // After a reconnect by the client the server has lost the permissions.
    room.on(RoomEvent.Reconnected, () => allowOnly(room, this.#listed));
    room.on(RoomEvent.ParticipantDisconnected, (one) => this.#hide(one.identity));
    room.on(RoomEvent.ParticipantAttributesChanged, (_, one) => this.#tellOf(one.identity));
    room.on(RoomEvent.TrackSubscribed, (_, { source }, one) => {
      if (this.#limits.takes !== undefined) this.#take(one);
      this.#tellTrack(one, source);
    });
    room.on(RoomEvent.TrackUnsubscribed, (_, { source: of }, one) => {
      const source = sourceOf(of);
      if (source !== null && this.#shown.has(one.identity)) this.#options.listener.onTrack(one.identity, source, null);
    });
    for (const event of [RoomEvent.TrackMuted, RoomEvent.TrackUnmuted] as const) {
      room.on(event, (_, one) => this.#tellOf(one.identity));
    }
    room.on(RoomEvent.EncryptionError, () => this.#options.listener.onOdd('failed'));
  }

  async #onConnected(): Promise<void> {
    this.#told = '';
    this.#publishing.forget();
    // Before anything is published: without permissions the server gives it to every participant.
    allowOnly(this.#room.room, this.#listed);
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
    for (const source of CALL_SOURCES) this.#options.listener.onTrack(id, source, null);
    this.#options.listener.onOther(id, null);
    this.#show();
  }

  #tellTrack(one: RemoteParticipant, of: Parameters<typeof sourceOf>[0]): void {
    const source = sourceOf(of);
    const track = one.getTrackPublication(of)?.track?.mediaStreamTrack;
    if (source === null || track === undefined || !this.#shown.has(one.identity)) return;
    this.#options.listener.onTrack(one.identity, source, track);
    this.#tellOf(one.identity);
  }

  /** Participants keep sending as before; the server withholds what this user does not want to receive. */
  #take(one: RemoteParticipant): void {
    takeAtMost(one, this.#limits.takes ?? 'video');
    this.#tellOf(one.identity);
  }

  #tellOf(id: string): void {
    const one = this.#room.room.remoteParticipants.get(id);
    if (one !== undefined && this.#shown.has(id)) this.#options.listener.onOther(id, this.#stateOf(one));
  }

  /**
   * From the participant's own state; until that arrives, from their publications. What this user does not receive
   * counts as not sent.
   */
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
    this.#options.listener.onConnection(next);
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
