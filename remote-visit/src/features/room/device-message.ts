import type { MediaProblem } from '../../call/media-problem';
import { isHandheld } from '../../call/this-device';
import type { DeviceNews, DeviceState, RoomView } from '../../room/room-view';

export interface DeviceMessage {
  id: string;
  text: string;
  action: 'unmute' | 'hear' | 'microphoneAgain' | 'cameraAgain' | 'take' | 'reload' | null;
  /** The others may be missing what the user says, so it is announced at once. */
  isUrgent: boolean;
}

type Source = 'microphone' | 'camera';
/** The effect on the other participants. */
const THEN: Readonly<Record<Source, string>> = {
  microphone: 'Others do not hear you; you can write.',
  camera: 'Others hear you and do not see you.',
};
const PROBLEMS: Readonly<Partial<Record<DeviceState, (source: Source, isPhone: boolean) => string>>> = {
  denied: (source) =>
    `Your browser is not allowed to use the ${source}. Press the icon left of the address, allow it, then try again. ${THEN[source]}`,
  missing: (source) => `No ${source} was found on this device. ${THEN[source]}`,
  inUse: (source) => `Another program is using your ${source}. Close it there, then try again. ${THEN[source]}`,
  unsupported: (source) => `This browser cannot use a ${source} here. ${THEN[source]}`,
  failed: (source) => `Your ${source} did not start. ${THEN[source]}`,
  taken: (source, isPhone) =>
    `${isPhone ? `Your phone took the ${source}, perhaps for a call` : `Another program took the ${source}`}. ${THEN[source]}`,
  blank: () => 'Your camera gives no picture. Try again, or choose another one under More.',
};
const CAN_TRY_AGAIN: readonly DeviceState[] = ['denied', 'inUse', 'failed', 'taken', 'blank'];

/** The most important message: blocked playback, speaking while muted, a broken device, device news, in this order. */
export function deviceMessage(view: RoomView, name: string, isPhone = isHandheld): DeviceMessage | null {
  const problemOf = (source: Source) => sayProblem(source, view[source], isPhone);
  if (view.isOutdated) {
    const text = 'The other person has a newer version of this page. Please reload; you come back by yourself.';
    return { id: 'outdated', text, action: 'reload', isUrgent: false };
  }
  if (view.needsUserGesture)
    return { id: 'press', text: `Press once to hear ${name}.`, action: 'hear', isUrgent: true };
  if (view.speaksMuted) return { id: 'muted', text: 'You are muted.', action: 'unmute', isUrgent: true };
  return problemOf('microphone') ?? sayNews(view.deviceNews) ?? problemOf('camera');
}

function sayProblem(source: Source, state: DeviceState, isPhone: boolean): DeviceMessage | null {
  const text = PROBLEMS[state]?.(source, isPhone);
  if (text === undefined) return null;
  const action = CAN_TRY_AGAIN.includes(state) ? (`${source}Again` as const) : null;
  return { id: `${source}-${state}`, text, action, isUrgent: source === 'microphone' };
}

/** Why the chosen device is not used. */
const KEPT: Readonly<Record<MediaProblem, (source: Source) => string>> = {
  denied: (source) => `Your browser is not allowed to use that ${source}`,
  missing: (source) => `That ${source} is not there any more`,
  inUse: (source) => `Another program is using that ${source}`,
  unsupported: (source) => `This browser cannot use that ${source}`,
  failed: (source) => `That ${source} did not start`,
};

function sayNews(news: DeviceNews | null): DeviceMessage | null {
  switch (news?.is) {
    case 'offered':
      return {
        id: `offered-${news.deviceId}`,
        action: 'take',
        isUrgent: false,
        text: `“${news.label}” was plugged in. You still use the same ${news.source}.`,
      };
    case 'replaced':
      return {
        id: `replaced-${news.label}`,
        action: null,
        isUrgent: false,
        text: `Your ${news.source} was unplugged; “${news.label}” is used now.`,
      };
    case 'gone':
      return {
        id: `gone-${news.source}`,
        action: null,
        isUrgent: news.source === 'microphone',
        text: `Your ${news.source} was unplugged, and there is no other. ${THEN[news.source]}`,
      };
    case 'kept':
      return {
        id: `kept-${news.source}-${news.problem}`,
        action: null,
        isUrgent: false,
        text: `${KEPT[news.problem](news.source)}. You still use the one before.`,
      };
    case undefined:
      return null;
  }
}
