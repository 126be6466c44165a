import { describe, expect, it } from 'vitest';
import { toDeviceList } from './device-list';

const mic = (deviceId: string, label: string, groupId: string) =>
  ({ kind: 'audioinput', deviceId, label, groupId }) as MediaDeviceInfo;
const [INSIDE, HEADSET] = [mic('a', 'Built-in', 'machine'), mic('b', 'Headset', 'headset')];

function marked(all: readonly MediaDeviceInfo[], microphone: string | undefined) {
  const { microphones } = toDeviceList(all, { microphone, camera: undefined, speaker: '' });
  return microphones.map(({ label, isCurrent }) => (isCurrent ? `[${label}]` : label)).join(', ');
}

describe('the microphone in use', () => {
  it.each<[string, MediaDeviceInfo[], string | undefined, string]>([
    ['by its own id', [INSIDE, HEADSET], 'b', 'Built-in, [Headset]'],
    ['none before one is open', [INSIDE, HEADSET], undefined, 'Built-in, Headset'],
    ['by its name', [mic('default', 'Default - Headset', ''), INSIDE, HEADSET], 'default', 'Built-in, [Headset]'],
    ['by its group', [mic('default', 'Default', 'headset'), INSIDE, HEADSET], 'default', 'Built-in, [Headset]'],
    [
      'by its name rather than its group',
      [mic('default', 'Default - Headset', 'machine'), INSIDE, HEADSET],
      'default',
      'Built-in, [Headset]',
    ],
    [
      'as what the system uses',
      [mic('default', 'Usual', 'x'), INSIDE, HEADSET],
      'default',
      '[Usual], Built-in, Headset',
    ],
    ['not twice', [mic('default', 'Usual', 'x'), INSIDE, HEADSET], 'a', '[Built-in], Headset'],
  ])('is marked %s', (_how, all, id, list) => expect(marked(all, id)).toBe(list));
});
