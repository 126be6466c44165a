import { type LocalParticipant, type LocalTrackPublication, LocalVideoTrack, VideoQuality } from 'livekit-client';
import { CALL_SOURCES, type CallSource, type CallStep } from '../data/room/room';
import { TRACK_SOURCES } from './livekit-room';

export const isSent = (source: CallSource, step: CallStep): boolean =>
  source === 'microphone' ? step !== 'chat' : step === 'video' || step === 'low_video';

/** Publishes each local source to LiveKit once and replaces its track afterwards. */
export class LivekitPublishing {
  readonly #participant: LocalParticipant;
  readonly #published = new Map<CallSource, LocalTrackPublication>();
  /** Serialises changes: a change during a publication waits for it. */
  #turn: Promise<void> = Promise.resolve();

  constructor(participant: LocalParticipant) {
    this.#participant = participant;
  }

  /** Call after a new connection, because the server then knows no publications. */
  forget(): void {
    this.#published.clear();
  }

  put(source: CallSource, track: MediaStreamTrack | null, step: CallStep): Promise<void> {
    return this.#inTurn(async () => {
      const publication = this.#published.get(source);
      if (track === null) {
        this.#published.delete(source);
        if (publication?.track) await this.#participant.unpublishTrack(publication.track, false);
        return;
      }
      if (publication?.track) await publication.track.replaceTrack(track, true);
      else {
        this.#published.set(
          source,
          await this.#participant.publishTrack(track, {
            source: TRACK_SOURCES[source],
            simulcast: source === 'camera',
          }),
        );
      }
      await this.#limit(source, step);
    });
  }

  limit(step: CallStep): Promise<void> {
    return this.#inTurn(async () => {
      for (const source of CALL_SOURCES) await this.#limit(source, step);
    });
  }

  /** Stops sending by detaching the track from the sender. Muting it would close the camera and with it the self-view. */
  async #limit(source: CallSource, step: CallStep): Promise<void> {
    const publication = this.#published.get(source);
    if (publication === undefined) return;
    if (!isSent(source, step)) return publication.pauseUpstream();
    await publication.resumeUpstream();
    if (publication.track instanceof LocalVideoTrack && source === 'camera') {
      publication.track.setPublishingQuality(step === 'video' ? VideoQuality.HIGH : VideoQuality.LOW);
    }
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }
}
