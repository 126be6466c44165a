import type { Room } from 'livekit-client';
import type { Sample } from './media-session';
import { readStats, type StatsTotals, toSample } from './sample';

/** Samples the statistics of all LiveKit tracks as if they were one connection. */
export class LivekitSampling {
  readonly #room: Room;
  #before: StatsTotals | null = null;

  constructor(room: Room) {
    this.#room = room;
  }

  /** @param speaking number of other participants that send sound, all of which should arrive */
  async sample(cameraId: string | null, speaking: number): Promise<Sample | null> {
    const totals = readStats(await this.#report(), cameraId);
    const after = { ...totals, audioPackets: totals.audioPackets / Math.max(1, speaking) };
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
