import type { MediaState } from '../data/room/room';
import type { Sample } from './media-session';

/** Totals of one `getStats()` report; rates come from two of them. */
export interface StatsTotals {
  at: number;
  sent: number;
  got: number;
  audioPackets: number;
  framesDecoded: number;
  cameraFrames: number | null;
  availableKbps: number | null;
  loss: number | null;
  rttMs: number | null;
  sentHeight: number | null;
  route: string | null;
  /** Counts everything received on any candidate pair, connectivity checks included. */
  signsOfLife: number;
}

type Stat = Record<string, unknown> & { id: string; type: string; timestamp: number };
const num = (value: unknown): number => (typeof value === 'number' ? value : 0);
const known = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const times = (value: unknown, factor: number): number | null => (typeof value === 'number' ? value * factor : null);
const sum = (list: Stat[], key: string) => list.reduce((total, one) => total + num(one[key]), 0);

/** RTCP feedback about our packets counts only while it is fresh. */
const FRESH_MS = 6_000;

/**
 * Reads a report. Chrome and Safari name the selected pair in `transport`, Firefox marks the pair itself.
 * @param cameraId of the own camera's track, whose frames are counted at their source
 * Source: https://www.w3.org/TR/webrtc-stats/
 */
export function readStats(report: RTCStatsReport, cameraId: string | null): StatsTotals {
  const all: Stat[] = [];
  report.forEach((stat: Stat) => {
    all.push(stat);
  });
  const byId = new Map(all.map((stat) => [stat.id, stat]));
  const of = (type: string) => all.filter((stat) => stat.type === type);
  const selected = of('transport').map(({ selectedCandidatePairId: id }) => byId.get(String(id)))[0];
  const isUsed = (one: Stat) => one.selected === true || (one.nominated === true && one.state === 'succeeded');
  const pairs = of('candidate-pair');
  const pair = selected ?? pairs.find(isUsed);
  const [inbound, outbound] = [of('inbound-rtp'), of('outbound-rtp')];
  const now = Math.max(0, ...all.map(({ timestamp }) => timestamp));
  const losses = of('remote-inbound-rtp')
    .filter(({ timestamp, fractionLost }) => now - timestamp < FRESH_MS && typeof fractionLost === 'number')
    .map(({ fractionLost }) => num(fractionLost));
  const heights = outbound.map(({ active, frameHeight }) => (active === false ? null : known(frameHeight)));
  const camera = of('media-source').find(({ trackIdentifier }) => cameraId !== null && trackIdentifier === cameraId);
  return {
    at: performance.now(),
    sent: sum(outbound, 'bytesSent') + sum(outbound, 'headerBytesSent'),
    got: sum(inbound, 'bytesReceived') + sum(inbound, 'headerBytesReceived'),
    audioPackets: sum(
      inbound.filter(({ kind }) => kind === 'audio'),
      'packetsReceived',
    ),
    framesDecoded: sum(inbound, 'framesDecoded'),
    cameraFrames: known(camera?.frames),
    availableKbps: times(pair?.availableOutgoingBitrate, 1 / 1_000),
    loss: losses.length === 0 ? null : Math.max(...losses),
    rttMs: times(pair?.currentRoundTripTime, 1_000),
    sentHeight: heights.find((height) => height !== null) ?? null,
    route: pair === undefined ? null : String(byId.get(String(pair.localCandidateId))?.candidateType ?? '') || null,
    signsOfLife: sum(inbound, 'packetsReceived') + sum(pairs, 'responsesReceived') + sum(pairs, 'requestsReceived'),
  };
}

/** Opus sends a packet every 20 ms, in silence too while DTX is off. */
const AUDIO_PER_SECOND = 50;

/** @param expectsAudio the other side reports that it sends sound */
export function toSample(before: StatsTotals, after: StatsTotals, expectsAudio: boolean): Sample {
  const seconds = Math.max(0.001, (after.at - before.at) / 1_000);
  const kbit = (bytes: number) => Math.max(0, Math.round((bytes * 8) / seconds / 1_000));
  const heard = Math.max(0, after.audioPackets - before.audioPackets) / seconds / AUDIO_PER_SECOND;
  return {
    at: after.at,
    availableKbps: after.availableKbps,
    sentKbit: kbit(after.sent - before.sent),
    gotKbit: kbit(after.got - before.got),
    bytes: after.sent + after.got,
    loss: after.loss,
    rttMs: after.rttMs,
    audioReceivedRatio: expectsAudio ? Math.min(1, heard) : null,
    framesDecoded: after.framesDecoded,
    cameraFrames: after.cameraFrames,
    sentHeight: after.sentHeight,
    route: after.route,
  };
}

/** Rises with everything that arrives on the connection. */
export const readSigns = async (pc: RTCPeerConnection): Promise<number> =>
  readStats(await pc.getStats(), null).signsOfLife;

/** Makes samples from two consecutive reports of the same connection. */
export class Sampler {
  #before: { pc: RTCPeerConnection; totals: StatsTotals } | null = null;

  /** @param theirs media state that the other side reported; @param cameraId of the own camera's track */
  async sample(pc: RTCPeerConnection, theirs: MediaState | null, cameraId: string | null): Promise<Sample> {
    const totals = readStats(await pc.getStats(), cameraId);
    const before = this.#before?.pc === pc ? this.#before.totals : totals;
    this.#before = { pc, totals };
    return toSample(before, totals, theirs?.microphone === true && theirs.step !== 'chat');
  }
}
