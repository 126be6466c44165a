import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PathWatch } from './path-watch';

let signs = 1;
let busy: Promise<void> = Promise.resolve();
let watch: PathWatch;
const pc = {
  connectionState: 'connected',
  getStats: async () => {
    await busy;
    return new Map([['in', { id: 'in', type: 'inbound-rtp', timestamp: 0, packetsReceived: signs }]]);
  },
} as unknown as RTCPeerConnection;

beforeEach(() => {
  vi.useFakeTimers();
  signs = 1;
  busy = Promise.resolve();
  watch = new PathWatch({
    pc: () => pc,
    theirs: () => ({ microphone: true, camera: true, screen: false, step: 'video', hears: null }),
    isSignalingOpen: () => true,
    recover: () => undefined,
    onChange: () => undefined,
  });
  watch.connected(performance.now());
});
afterEach(() => {
  watch.close();
  vi.useRealTimers();
});

/** Time passes without a check, as on a sleeping device or a busy page. */
async function sleep(ms: number): Promise<void> {
  let wake = () => {};
  busy = new Promise((resolve) => {
    wake = resolve;
  });
  await vi.advanceTimersByTimeAsync(ms);
  wake();
  busy = Promise.resolve();
}

it('notices within three seconds that nothing comes over the path any more', async () => {
  await vi.advanceTimersByTimeAsync(3_000);
  expect(watch.isLost).toBe(true);
});

it('gives a path that was well before a sleep a moment after it', async () => {
  await vi.advanceTimersByTimeAsync(1_000);
  await sleep(6_000);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(watch.isLost).toBe(false);
});

it('takes paths that are given up for no sign of life', async () => {
  signs = 9;
  await vi.advanceTimersByTimeAsync(3_000);
  signs = 4;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(watch.isLost).toBe(true);
});

it('holds a path that was lost before a sleep to be lost after it, until something comes', async () => {
  await vi.advanceTimersByTimeAsync(3_000);
  await sleep(6_000);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(watch.isLost).toBe(true);
  signs = 2;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(watch.isLost).toBe(false);
});
