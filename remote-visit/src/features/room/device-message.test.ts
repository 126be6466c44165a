import { describe, expect, it } from 'vitest';
import type { RoomView } from '../../room/room-view';
import { CALL_GOES_WELL } from '../../test-support/made-up-room';
import { type DeviceMessage, deviceMessage } from './device-message';

const HEADSET = { source: 'microphone', label: 'Headset' } as const;
const UNHEARD = 'Others do not hear you; you can write.';
const UNSEEN = 'Others hear you and do not see you.';

const ROWS: [string, Partial<RoomView>, string | null, DeviceMessage['action'], urgent?: 'at once'][] = [
  ['all well', {}, null, null],
  ['nothing is used', { microphone: 'unused', camera: 'unused' }, null, null],
  ['both are being opened', { microphone: 'asking', camera: 'asking' }, null, null],
  ['both are off by a press', { microphone: 'off', camera: 'off' }, null, null],
  ['sound waits for a press', { needsUserGesture: true }, 'Press once to hear Dr Essop.', 'hear', 'at once'],
  ['speaks while muted', { microphone: 'off', speaksMuted: true }, 'You are muted.', 'unmute', 'at once'],
  [
    'sound waits, and muted',
    { needsUserGesture: true, speaksMuted: true },
    'Press once to hear Dr Essop.',
    'hear',
    'at once',
  ],
  [
    'a newer page opposite, before all else',
    { isOutdated: true, needsUserGesture: true },
    'The other person has a newer version of this page. Please reload; you come back by yourself.',
    'reload',
  ],
  [
    'microphone not allowed',
    { microphone: 'denied' },
    `Your browser is not allowed to use the microphone. Press the icon left of the address, allow it, then try again. ${UNHEARD}`,
    'microphoneAgain',
    'at once',
  ],
  ['no microphone', { microphone: 'missing' }, `No microphone was found on this device. ${UNHEARD}`, null, 'at once'],
  [
    'camera held elsewhere',
    { camera: 'inUse' },
    `Another program is using your camera. Close it there, then try again. ${UNSEEN}`,
    'cameraAgain',
  ],
  ['a browser without', { camera: 'unsupported' }, `This browser cannot use a camera here. ${UNSEEN}`, null],
  ['camera did not start', { camera: 'failed' }, `Your camera did not start. ${UNSEEN}`, 'cameraAgain'],
  [
    'camera gives nothing',
    { camera: 'blank' },
    'Your camera gives no picture. Try again, or choose another one under More.',
    'cameraAgain',
  ],
  [
    'both, the microphone first',
    { microphone: 'missing', camera: 'missing' },
    `No microphone was found on this device. ${UNHEARD}`,
    null,
    'at once',
  ],
  [
    'a headset is plugged in',
    { deviceNews: { is: 'offered', ...HEADSET, deviceId: 'h' } },
    '“Headset” was plugged in. You still use the same microphone.',
    'take',
  ],
  [
    'it took the place of another',
    { deviceNews: { is: 'replaced', ...HEADSET } },
    'Your microphone was unplugged; “Headset” is used now.',
    null,
  ],
  [
    'it is gone',
    { deviceNews: { is: 'gone', source: 'microphone' } },
    `Your microphone was unplugged, and there is no other. ${UNHEARD}`,
    null,
    'at once',
  ],
  [
    'the chosen one is held elsewhere',
    { deviceNews: { is: 'kept', source: 'microphone', problem: 'inUse' } },
    'Another program is using that microphone. You still use the one before.',
    null,
  ],
  [
    'the chosen one did not start',
    { deviceNews: { is: 'kept', source: 'camera', problem: 'failed' } },
    'That camera did not start. You still use the one before.',
    null,
  ],
];

describe('what is said of the own devices', () => {
  it.each(ROWS)('%s', (_, view, text, action, urgent) => {
    const said = deviceMessage({ ...CALL_GOES_WELL, ...view }, 'Dr Essop', false);
    expect([said?.text ?? null, said?.action ?? null]).toEqual([text, action]);
    expect(said?.isUrgent ?? false).toBe(urgent !== undefined);
  });

  it.each([
    [true, `Your phone took the microphone, perhaps for a call. ${UNHEARD}`],
    [false, `Another program took the microphone. ${UNHEARD}`],
  ])('names who took one (on a phone: %s)', (isPhone, text) => {
    expect(deviceMessage({ ...CALL_GOES_WELL, microphone: 'taken' }, 'Dr Essop', isPhone)?.text).toBe(text);
  });
});
