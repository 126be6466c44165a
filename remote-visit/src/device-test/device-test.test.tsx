// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type MediaProblem, toMediaProblem } from '../call/media-problem';
import { DeviceTest } from './device-test';
import { openMedia } from './open-media';
import { problemWords } from './problem-words';
import { toLevel } from './use-level';

const stopped: string[] = [];
const track = (kind: string) => ({ kind, stop: () => stopped.push(kind) });
/** A fake MediaStream, which jsdom lacks. */
function streamOf(...kinds: ('audio' | 'video')[]): MediaStream {
  const tracks = kinds.map(track);
  const of = (kind: string) => tracks.filter((one) => one.kind === kind);
  return {
    getTracks: () => tracks,
    getAudioTracks: () => of('audio'),
    getVideoTracks: () => of('video'),
  } as unknown as MediaStream;
}
class MadeUpStream {
  constructor(readonly tracks: { kind: string }[]) {}
  getTracks = () => this.tracks;
  getAudioTracks = () => this.tracks.filter(({ kind }) => kind === 'audio');
  getVideoTracks = () => this.tracks.filter(({ kind }) => kind === 'video');
}
beforeEach(() => void vi.stubGlobal('MediaStream', MadeUpStream));
const devicesThat = (getUserMedia: (wish: MediaStreamConstraints) => Promise<MediaStream>) =>
  ({ getUserMedia }) as unknown as MediaDevices;
const refusing = (name: string) => devicesThat(() => Promise.reject(new DOMException('', name)));

function withDevices(devices: MediaDevices | undefined) {
  vi.stubGlobal('navigator', { mediaDevices: devices });
  render(<DeviceTest />);
  return userEvent.setup();
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  stopped.length = 0;
});

describe('opening camera and microphone', () => {
  it('asks once for both', async () => {
    const getUserMedia = vi.fn(async () => streamOf('audio', 'video'));
    expect(await openMedia(devicesThat(getUserMedia))).toMatchObject({ ok: true, problems: {} });
    expect(getUserMedia).toHaveBeenCalledTimes(1);
  });

  it.each<[string, MediaProblem]>([
    ['NotFoundError', 'missing'],
    ['NotAllowedError', 'denied'],
    ['NotReadableError', 'inUse'],
  ])('a camera that answers %s does not take the microphone along', async (name, problem) => {
    const devices = devicesThat(async ({ video }) => {
      if (video !== undefined) throw new DOMException('', name);
      return streamOf('audio');
    });
    const opened = await openMedia(devices);
    expect(opened).toMatchObject({ ok: true, problems: { camera: problem } });
    expect(opened.ok && opened.stream.getTracks()).toHaveLength(1);
  });

  it('says why neither opened', async () => {
    expect(await openMedia(refusing('NotAllowedError'))).toEqual({ ok: false, problem: 'denied' });
  });

  it.each<[string, MediaProblem]>([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'inUse'],
    ['TypeError', 'failed'],
  ])('%s is %s', (name, problem) => {
    expect(toMediaProblem(new DOMException('', name))).toBe(problem);
  });
});

describe('the test of devices', () => {
  it.each<[string, MediaDevices | undefined, MediaProblem]>([
    ['the person refuses', refusing('NotAllowedError'), 'denied'],
    ['nothing is plugged in', refusing('NotFoundError'), 'missing'],
    ['another program has it', refusing('NotReadableError'), 'inUse'],
    ['the browser knows none', undefined, 'unsupported'],
  ])('says what to do when %s', async (_, devices, problem) => {
    const user = withDevices(devices);
    await user.click(screen.getByRole('button', { name: 'Start camera and microphone' }));
    const { what, todo } = problemWords('camera or microphone', problem, 'start the test again');
    expect(await screen.findByText(what)).toBeDefined();
    expect(screen.getByText(todo, { exact: false })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Start the test again' })).toBeDefined();
  });

  it('lets go of what is allowed only after the test was left', async () => {
    let allow = (_: MediaStream) => undefined as unknown;
    const user = withDevices(devicesThat(() => new Promise((resolve) => (allow = resolve))));
    await user.click(screen.getByRole('button', { name: 'Start camera and microphone' }));
    cleanup();
    allow(streamOf('audio', 'video'));
    await vi.waitFor(() => expect(stopped).toEqual(['audio', 'video']));
  });

  it('shows the picture and the meter, and lets both go when stopped', async () => {
    const user = withDevices(devicesThat(async () => streamOf('audio', 'video')));
    await user.click(screen.getByRole('button', { name: 'Start camera and microphone' }));
    expect(await screen.findByLabelText('What your camera sees')).toBeDefined();
    expect(screen.getByRole('meter', { name: 'Say a few words' })).toBeDefined();
    expect(stopped).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Stop camera and microphone' }));
    expect(stopped.sort()).toEqual(['audio', 'video']);
  });

  it('lets them go when it is taken off the page', async () => {
    const user = withDevices(devicesThat(async () => streamOf('audio')));
    await user.click(screen.getByRole('button', { name: 'Start camera and microphone' }));
    expect(await screen.findByText('The browser found no camera on this device.')).toBeDefined();
    cleanup();
    expect(stopped).toEqual(['audio']);
  });

  it('says of each on its own why it is not there', async () => {
    const user = withDevices(
      devicesThat(async ({ audio }) => {
        if (audio !== undefined) throw new DOMException('', 'NotAllowedError');
        return streamOf('video');
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Start camera and microphone' }));
    expect(await screen.findByText('The browser is not allowed to use your microphone on this site.')).toBeDefined();
    expect(screen.getByLabelText('What your camera sees')).toBeDefined();
  });

  it('says so where no tone can be played', async () => {
    const user = withDevices(undefined);
    await user.click(screen.getByRole('button', { name: 'Play a tone' }));
    expect(await screen.findByText(/cannot play sound here/)).toBeDefined();
  });
});

it('measures how loud samples are', () => {
  expect(toLevel(new Float32Array(8))).toBe(0);
  expect(toLevel(new Float32Array([0.1, -0.1, 0.1, -0.1]))).toBeCloseTo(0.4, 5);
  expect(toLevel(new Float32Array([1, -1]))).toBe(1);
});
