import type { Room } from 'livekit-client';
import type { Sample } from './media-session';
import { type Look, lookAt, toSample } from './sample';

/** Looks at what travels to and from a LiveKit server: the reports of all tracks as one. */
export class LivekitSampling {
  readonly #room: Room;
  #before: Look | null = null;

  constructor(room: Room) {
    this.#room = room;
  }

  /** @param speaking how many of the others send sound: each of them is to be heard */
  async sample(cameraId: string | null, speaking: number): Promise<Sample | null> {
    const look = lookAt(await this.#report(), cameraId);
    const after = { ...look, audioPackets: look.audioPackets / Math.max(1, speaking) };
    const before = this.#before;
    this.#before = after;
    return before === null ? null : toSample(before, after, speaking > 0);
  }

  async #report(): Promise<RTCStatsReport> {
    const { localParticipant, remoteParticipants } = this.#room;
    const people = [localParticipant, ...remoteParticipants.values()];
    const tracks = people.flatMap(({ trackPublications }) => [...trackPublications.values()].map(({ track }) => track));
    const reports = await Promise.all(tracks.map((track) => track?.getRTCStatsReport()));
    const whole = new Map<string, { id: string }>();
    for (const report of reports) {
      report?.forEach((stat: { id: string }) => {
        whole.set(stat.id, stat);
      });
    }
    return whole as unknown as RTCStatsReport;
  }
}
