// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Loudspeaker } from './loudspeaker';

/** An audio element that plays only when the system allows it. */
class FakeAudio extends EventTarget {
  paused = true;
  autoplay = false;
  srcObject: unknown = null;
  static refusal: DOMException | null = null;
  static made: FakeAudio[] = [];
  plays = 0;
  constructor() {
    super();
    FakeAudio.made.push(this);
  }
  async play(): Promise<void> {
    this.plays += 1;
    if (FakeAudio.refusal !== null) throw FakeAudio.refusal;
    this.paused = false;
    this.dispatchEvent(new Event('playing'));
  }
  /** Called by the system as well as by the page. */
  pause(): void {
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
  }
}
class FakeStream {
  active = true;
  addTrack(): void {}
  removeTrack(): void {}
}

beforeEach(() => {
  FakeAudio.refusal = null;
  FakeAudio.made = [];
  vi.stubGlobal('Audio', FakeAudio);
  vi.stubGlobal('MediaStream', FakeStream);
});
afterEach(() => vi.unstubAllGlobals());

function open() {
  const needs: boolean[] = [];
  const speaker = new Loudspeaker((needsUserGesture) => needs.push(needsUserGesture));
  speaker.set('seat', {} as MediaStreamTrack);
  const [element] = FakeAudio.made;
  if (element === undefined) throw new Error('no element');
  return { speaker, element, needs };
}

it('plays again what the system paused', async () => {
  const { element, needs } = open();
  await vi.waitFor(() => expect(needs.at(-1)).toBe(false));
  element.pause();
  await vi.waitFor(() => expect(element.paused).toBe(false));
  expect(needs).not.toContain(true);
});

it.each(['NotAllowedError', 'AbortError'])(
  'asks for a press while it may not (%s), and no longer once it plays',
  async (name) => {
    const { speaker, element, needs } = open();
    await vi.waitFor(() => expect(needs.at(-1)).toBe(false));
    FakeAudio.refusal = new DOMException('The phone rings', name);
    element.pause();
    await vi.waitFor(() => expect(needs.at(-1)).toBe(true));
    FakeAudio.refusal = null;
    speaker.play();
    await vi.waitFor(() => expect(needs.at(-1)).toBe(false));
  },
);

it('goes on by itself when somebody comes back to the page', async () => {
  const { element, needs } = open();
  FakeAudio.refusal = new DOMException('The phone rings', 'NotAllowedError');
  element.pause();
  await vi.waitFor(() => expect(needs.at(-1)).toBe(true));
  FakeAudio.refusal = null;
  window.dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(needs.at(-1)).toBe(false));
});

it('plays nothing any more once it is closed, and asks for nothing', async () => {
  const { speaker, element, needs } = open();
  await vi.waitFor(() => expect(needs.at(-1)).toBe(false));
  const { plays } = element;
  speaker.close();
  element.pause();
  window.dispatchEvent(new Event('focus'));
  expect(element.plays).toBe(plays);
  expect(needs).not.toContain(true);
});
