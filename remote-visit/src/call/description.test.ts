import { describe, expect, it } from 'vitest';
import type { Seat, SeatSide } from '../data/room/room';
import { hasOnlyFingerprint } from './certificate';
import { preferredCodecs } from './codecs';
import { readStats, toSample } from './sample';
import { replacingSeat, seatToTalkTo } from './who-talks';

const MARK = `${'AB:'.repeat(31)}AB`;
const sdp = (value: string, more = '') => `v=0\r\na=fingerprint:sha-256 ${value}\r\n${more}`;

describe('whose description it is', () => {
  it.each([
    ['the same certificate', sdp(MARK), true],
    ['the same, in small letters', sdp(MARK.toLowerCase()), true],
    ['another one', sdp(`${'AB:'.repeat(31)}AC`), false],
    ['a foreign one beside it', sdp(MARK, `a=fingerprint:sha-256 ${'00:'.repeat(31)}00\r\n`), false],
    ['a weaker sum beside it', sdp(MARK, `a=fingerprint:sha-1 ${MARK}\r\n`), false],
    ['none', 'v=0', false],
  ])('%s', (_what, text, isTheirs) => expect(hasOnlyFingerprint(text, MARK)).toBe(isTheirs));
});

const codec = (mimeType: string, sdpFmtpLine = '') => ({ mimeType, clockRate: 90_000, sdpFmtpLine });
describe('codecs', () => {
  const all = [
    ...[codec('video/VP8'), codec('video/rtx'), codec('video/VP9'), codec('video/AV1'), codec('video/red')],
    codec('video/H264', 'level-asymmetry-allowed=1;packetization-mode=1;profile-level-id=42e01f'),
    codec('video/H264', 'level-asymmetry-allowed=1;packetization-mode=0;profile-level-id=42e01f'),
    codec('video/H264', 'level-asymmetry-allowed=1;packetization-mode=1;profile-level-id=640c1f'),
  ];
  const names = (isH264First: boolean) => preferredCodecs(all, isH264First).map(({ mimeType }) => mimeType);
  it('are those that every browser speaks', () =>
    expect(names(false)).toEqual(['video/VP8', 'video/rtx', 'video/H264']));
  it('begin with H.264 on phones that have it in their chip', () => expect(names(true)[0]).toBe('video/H264'));
});

const report = (...stats: Record<string, unknown>[]) =>
  new Map(stats.map((stat, at) => [`${at}`, { id: `${at}`, timestamp: 10_000, ...stat }])) as unknown as RTCStatsReport;
describe('the totals of a report', () => {
  const audio = {
    type: 'inbound-rtp',
    kind: 'audio',
    packetsReceived: 100,
    bytesReceived: 5_000,
    headerBytesReceived: 1_000,
  };
  it('counts bytes, hears by packets and forgets what the other side said long ago', () => {
    const totals = readStats(
      report(
        ...[audio, { type: 'outbound-rtp', bytesSent: 900, headerBytesSent: 100, frameHeight: 270 }],
        { type: 'remote-inbound-rtp', fractionLost: 0.5, timestamp: 3_000 },
        { type: 'remote-inbound-rtp', fractionLost: 0.02 },
        {
          type: 'candidate-pair',
          nominated: true,
          state: 'succeeded',
          availableOutgoingBitrate: 300_000,
          localCandidateId: '5',
        },
        { type: 'local-candidate', candidateType: 'relay' },
        { type: 'media-source', kind: 'video', trackIdentifier: 'mine', frames: 7 },
      ),
      'mine',
    );
    expect(totals).toMatchObject({
      sent: 1_000,
      got: 6_000,
      loss: 0.02,
      availableKbps: 300,
      route: 'relay',
      cameraFrames: 7,
    });
    const later = { ...totals, at: totals.at + 2_000, audioPackets: 150, sent: totals.sent + 2_500 };
    expect(toSample(totals, later, true)).toMatchObject({
      audioReceivedRatio: expect.closeTo(0.5),
      sentKbit: 10,
      bytes: 9_500,
    });
    expect(toSample(totals, later, false).audioReceivedRatio).toBeNull();
  });
  it('finds no sign of life in another of its paths being chosen', () => {
    const paths = [3, 40].map((checks) => ({
      ...{ type: 'candidate-pair', responsesReceived: checks, requestsReceived: checks },
    }));
    const chosen = (id: string) =>
      readStats(report(...paths, audio, { type: 'transport', selectedCandidatePairId: id }), null).signsOfLife;
    expect([chosen('0'), chosen('1')]).toEqual([186, 186]);
  });
  it('knows nothing where a browser says nothing', () => {
    expect(readStats(report(), 'mine')).toMatchObject({
      availableKbps: null,
      loss: null,
      rttMs: null,
      route: null,
      cameraFrames: null,
    });
  });
});

const seat = (n: number, side: SeatSide, mine = false): Seat => ({
  ...{ id: `seat-${n}`, n, side, name: side, mine, fingerprint: MARK },
});
describe('who talks to whom', () => {
  const both = [seat(1, 'patient'), seat(2, 'delegate'), seat(3, 'specialist'), seat(4, 'covering'), seat(5, 'guest')];
  const other = (n: number, isPractice: boolean) =>
    seatToTalkTo(both, { seatId: `seat-${n}`, isPractice })?.side ?? null;
  it('is the newest of each side, and never a guest', () => {
    expect([other(4, true), other(2, false)]).toEqual(['delegate', 'covering']);
  });
  it('is nobody for who was followed by another of the same side', () => {
    expect([other(3, true), other(1, false)]).toEqual([null, null]);
    expect(replacingSeat(both, 'seat-1')?.side).toBe('delegate');
    expect(replacingSeat(both, 'seat-2')).toBeNull();
  });
});
