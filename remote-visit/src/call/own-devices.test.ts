// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BlankWatch } from './blank-watch';
import type { DeviceNews } from './device-state';
import * as lateCallCode from './late-call-code';
import { openDevices, switchDevice } from './open-devices';
import { OwnDevices } from './own-devices';

class MadeUpTrack extends EventTarget {
  enabled = true;
  muted = false;
  readyState: 'live' | 'ended' = 'live';
  contentHint = '';
  constructor(
    readonly kind: 'audio' | 'video',
    readonly deviceId: string,
  ) {
    super();
    open.push(this);
  }
  get label() {
    return `Label of ${this.deviceId}`;
  }
  getSettings = () => ({ deviceId: this.deviceId });
  stop() {
    this.readyState = 'ended';
  }
}
let open: MadeUpTrack[] = [];
const live = () => open.filter(({ readyState }) => readyState === 'live').map(({ deviceId }) => deviceId);

type Wish = { audio?: MediaTrackConstraints; video?: MediaTrackConstraints };
const idOf = (wish: MediaTrackConstraints, usual: string) => {
  const { exact, ideal } = (wish.deviceId ?? {}) as { exact?: string; ideal?: string };
  return exact ?? ideal ?? usual;
};

/** Fake `navigator.mediaDevices` with these devices; `refuses` names those that do not open, and the error. */
class MadeUpMachine extends EventTarget {
  asked: string[] = [];
  refuses: Record<string, string> = {};
  plugged = ['mic-1', 'cam-1', 'cam-2'];
  getUserMedia = async ({ audio, video }: Wish) => {
    const ids = [...(audio ? [idOf(audio, 'mic-1')] : []), ...(video ? [idOf(video, 'cam-1')] : [])];
    this.asked.push(ids.join('+'));
    for (const id of ids) {
      const why = this.refuses[id] ?? (this.plugged.includes(id) ? undefined : 'NotFoundError');
      if (why !== undefined) throw new DOMException('', why);
    }
    const tracks = ids.map((id) => new MadeUpTrack(id.startsWith('mic') ? 'audio' : 'video', id));
    const of = (kind: string) => tracks.filter((track) => track.kind === kind);
    return { getTracks: () => tracks, getAudioTracks: () => of('audio'), getVideoTracks: () => of('video') };
  };
  enumerateDevices = async () =>
    this.plugged.map((deviceId) => ({
      ...{ deviceId, label: deviceId, groupId: deviceId },
      kind: deviceId.startsWith('mic') ? 'audioinput' : 'videoinput',
    }));
}
const mediaOf = (machine: MadeUpMachine) => machine as unknown as MediaDevices;

function start(machine: MadeUpMachine, whenKept: Promise<typeof lateCallCode> = Promise.resolve(lateCallCode)) {
  const sent: string[] = [];
  const news: DeviceNews[] = [];
  const deviceOf = (track: MediaStreamTrack | null) => (track as unknown as MadeUpTrack | null)?.deviceId ?? '-';
  const listener = {
    onChange: () => undefined,
    onTrack: (source: string, track: MediaStreamTrack | null) => void sent.push(`${source} ${deviceOf(track)}`),
    onNews: (one: DeviceNews) => void news.push(one),
  };
  return { devices: new OwnDevices(mediaOf(machine), listener, whenKept), sent, news };
}
const BOTH = { microphone: {}, camera: {} };
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  open = [];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

describe('opening', () => {
  it.each([
    ['cam-1', 'NotAllowedError', { camera: 'denied' }, ['mic-1']],
    ['cam-1', 'NotReadableError', { camera: 'inUse' }, ['mic-1']],
    ['mic-1', 'NotFoundError', { microphone: 'missing' }, ['cam-1']],
  ])('%s that answers %s does not take the other along', async (id, name, problems, opened) => {
    const machine = new MadeUpMachine();
    machine.refuses[id] = name;
    expect((await openDevices(mediaOf(machine), BOTH)).problems).toEqual(problems);
    expect(live()).toEqual(opened);
  });

  it('never opens a camera for a visit by voice', async () => {
    const machine = new MadeUpMachine();
    const { devices } = start(machine);
    await devices.open({ microphone: {}, camera: null });
    expect([machine.asked, devices.camera.state]).toEqual([['mic-1'], 'unused']);
    devices.close();
  });
});

describe('another device', () => {
  const old = () => new MadeUpTrack('video', 'cam-1') as unknown as MediaStreamTrack;
  it('is open before the old one is closed, and the old one stays where the new one fails', async () => {
    const machine = new MadeUpMachine();
    const first = old();
    machine.refuses['cam-2'] = 'NotAllowedError';
    const kept = await switchDevice(mediaOf(machine), 'camera', first, { exactly: 'cam-2' }, false);
    expect([kept.track, kept.problem]).toEqual([first, 'denied']);
    expect(first.readyState).toBe('live');
  });

  it('on a phone the old one is closed first, and opened again where the new one fails', async () => {
    const machine = new MadeUpMachine();
    machine.refuses['cam-2'] = 'NotReadableError';
    const kept = await switchDevice(mediaOf(machine), 'camera', old(), { exactly: 'cam-2' }, true);
    expect(machine.asked).toEqual(['cam-2', 'cam-1']);
    expect([kept.problem, live()]).toEqual(['inUse', ['cam-1']]);
  });
});

describe('during a call', () => {
  it('closes a camera that is turned off, and opens the same one again', async () => {
    const { devices, sent } = start(new MadeUpMachine());
    await devices.open(BOTH);
    await devices.choose('camera', 'cam-2');
    devices.mute('camera', true);
    expect([live(), devices.camera.state, sent.at(-1)]).toEqual([['mic-1'], 'off', 'camera -']);
    devices.mute('camera', false);
    await settle();
    expect([live(), devices.camera.state, sent.at(-1)]).toEqual([['mic-1', 'cam-2'], 'on', 'camera cam-2']);
    devices.close();
    expect(live()).toEqual([]);
  });

  it('keeps a microphone that is muted open and silent', async () => {
    const { devices } = start(new MadeUpMachine());
    devices.microphone.isMuted = true;
    await devices.open(BOTH);
    expect([devices.microphone.state, devices.microphone.track?.enabled]).toEqual(['off', false]);
    devices.close();
  });

  it('takes what is left when one is unplugged, and says so', async () => {
    const machine = new MadeUpMachine();
    const { devices, news } = start(machine);
    await devices.open({ microphone: {}, camera: { rather: 'cam-2' } });
    machine.plugged = ['mic-1', 'cam-1'];
    devices.camera.track?.dispatchEvent(new Event('ended'));
    await settle();
    expect(news).toEqual([{ is: 'replaced', source: 'camera', label: 'Label of cam-1' }]);
    machine.plugged = ['mic-1'];
    devices.camera.track?.dispatchEvent(new Event('ended'));
    await settle();
    expect([news.at(-1), devices.camera.state]).toEqual([{ is: 'gone', source: 'camera' }, 'missing']);
    devices.close();
  });

  it('offers what is plugged in, and does not take it', async () => {
    const machine = new MadeUpMachine();
    const { devices, news } = start(machine);
    await devices.open(BOTH);
    machine.plugged = [...machine.plugged, 'mic-2'];
    machine.dispatchEvent(new Event('devicechange'));
    await settle();
    expect(news).toEqual([{ is: 'offered', source: 'microphone', deviceId: 'mic-2', label: 'mic-2' }]);
    expect(devices.microphone.id).toBe('mic-1');
    devices.close();
  });

  it('opens anew what the phone took and gave back without sound', async () => {
    const { devices } = start(new MadeUpMachine());
    await devices.open(BOTH);
    const first = devices.microphone.track as unknown as MadeUpTrack;
    first.muted = true;
    first.dispatchEvent(new Event('mute'));
    expect(devices.microphone.state).toBe('taken');
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(devices.microphone.track).not.toBe(first);
    expect(devices.microphone.state).toBe('on');
    devices.close();
  });

  it('is opened and changed before anybody knows what else is plugged in, which is told once that can be read', async () => {
    let come: (parts: typeof lateCallCode) => void = () => undefined;
    const { devices, news } = start(
      new MadeUpMachine(),
      new Promise((resolve) => {
        come = resolve;
      }),
    );
    await devices.open(BOTH);
    await devices.choose('camera', 'cam-2');
    expect([live(), devices.list.cameras]).toEqual([['mic-1', 'cam-2'], []]);
    come(lateCallCode);
    await settle();
    expect(devices.list.cameras).toMatchObject([
      { id: 'cam-1', isCurrent: false },
      { id: 'cam-2', isCurrent: true },
    ]);
    expect(news).toEqual([]);
    devices.close();
  });

  it('opens a camera without a picture once more, and then says so until one comes', async () => {
    const machine = new MadeUpMachine();
    const { devices } = start(machine);
    await devices.open(BOTH);
    const blank = new BlankWatch();
    const watch = async (frames: (second: number) => number) => {
      for (let second = 0; second <= 4; second += 1) {
        devices.cameraIs(blank.look(devices.camera.track, frames(second), second * 1_000));
        await settle();
      }
    };
    await watch(() => 0);
    expect([machine.asked.slice(1), devices.camera.state]).toEqual([['cam-1'], 'on']);
    await watch(() => 0);
    expect([machine.asked.length, devices.camera.state]).toEqual([2, 'blank']);
    await watch((second) => second * 20);
    expect(devices.camera.state).toBe('on');
    devices.close();
  });

  it('gives everything back while another of this side is in the call, and opens it again', async () => {
    const { devices, sent, news } = start(new MadeUpMachine());
    await devices.open({ microphone: {}, camera: { rather: 'cam-2' } });
    devices.mute('microphone', true);
    devices.giveBack();
    expect([live(), devices.microphone.state, devices.camera.state]).toEqual([[], 'unused', 'unused']);
    expect(sent.slice(-2)).toEqual(['microphone -', 'camera -']);
    await devices.choose('camera', 'cam-1');
    await devices.turnCamera();
    expect([live(), news]).toEqual([[], []]);
    await devices.open(BOTH);
    expect([live(), devices.microphone.state, devices.camera.state]).toEqual([['mic-1', 'cam-1'], 'off', 'on']);
    devices.close();
  });

  it('gives back what was allowed only after another had come', async () => {
    const { devices } = start(new MadeUpMachine());
    const opening = devices.open(BOTH);
    devices.giveBack();
    await opening;
    expect([live(), devices.camera.state]).toEqual([[], 'unused']);
    devices.close();
  });

  it('lets go of what was allowed only after the call was left', async () => {
    const { devices, sent } = start(new MadeUpMachine());
    const opening = devices.open(BOTH);
    devices.close();
    await opening;
    expect([live(), sent]).toEqual([[], []]);
  });
});
