import type { DeviceSource } from './device-state';
import { type MediaProblem, toMediaProblem } from './media-problem';
import { isHandheld } from './this-device';

export interface DeviceWish {
  /** Only this device id will do. */
  exactly?: string | undefined;
  /** This device id if it is still present. */
  rather?: string | undefined;
  facing?: 'front' | 'back' | undefined;
}

interface OpenedDevices {
  microphone: MediaStreamTrack | null;
  camera: MediaStreamTrack | null;
  /** Why a requested device did not open. */
  problems: Partial<Record<DeviceSource, MediaProblem>>;
}

const VOICE: MediaTrackConstraints = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };
const FACE: MediaTrackConstraints = {
  width: { ideal: 1280 },
  height: { ideal: 720 },
  frameRate: { ideal: 30 },
};

function constraintsOf(source: DeviceSource, { exactly, rather, facing = 'front' }: DeviceWish): MediaTrackConstraints {
  const device =
    exactly !== undefined ? { deviceId: { exact: exactly } } : rather !== undefined && { deviceId: { ideal: rather } };
  if (source === 'microphone') return { ...VOICE, ...device };
  return { ...FACE, ...(device || { facingMode: facing === 'front' ? 'user' : 'environment' }) };
}

/** Opens one device. Errors are returned, never thrown. */
async function openDevice(
  devices: MediaDevices | undefined,
  source: DeviceSource,
  wish: DeviceWish = {},
): Promise<MediaStreamTrack | MediaProblem> {
  if (devices?.getUserMedia === undefined) return 'unsupported';
  const kind = source === 'microphone' ? 'audio' : 'video';
  try {
    const stream = await devices.getUserMedia({ [kind]: constraintsOf(source, wish) });
    return stream.getTracks()[0] ?? 'missing';
  } catch (cause) {
    return toMediaProblem(cause);
  }
}

/**
 * Requests camera and microphone together, so that the browser asks once. If that fails, it requests each alone: a
 * camera that is blocked, busy or absent must not cost the microphone.
 */
export async function openDevices(
  devices: MediaDevices | undefined,
  wants: Readonly<Record<DeviceSource, DeviceWish | null>>,
): Promise<OpenedDevices> {
  const opened: OpenedDevices = { microphone: null, camera: null, problems: {} };
  if (wants.microphone !== null && wants.camera !== null && devices?.getUserMedia !== undefined) {
    try {
      const audio = constraintsOf('microphone', wants.microphone);
      const stream = await devices.getUserMedia({ audio, video: constraintsOf('camera', wants.camera) });
      const [microphone = null] = stream.getAudioTracks();
      const [camera = null] = stream.getVideoTracks();
      return { ...opened, microphone, camera };
    } catch {
      // Only single requests tell which of the two failed.
    }
  }
  for (const source of ['microphone', 'camera'] as const) {
    const wish = wants[source];
    if (wish === null) continue;
    const found = await openDevice(devices, source, wish);
    if (typeof found === 'string') opened.problems[source] = found;
    else opened[source] = found;
  }
  return opened;
}

/**
 * Switches to another device of the same kind. The new one opens before the old one closes. Phones open one camera at a
 * time, so there the old one closes first and is reopened if the new one fails.
 * @returns the open track, and why it is not the requested one
 */
export async function switchDevice(
  devices: MediaDevices | undefined,
  source: DeviceSource,
  old: MediaStreamTrack | null,
  wish: DeviceWish,
  closesFirst = isHandheld,
): Promise<{ track: MediaStreamTrack | null; problem: MediaProblem | null }> {
  const oldId = old?.getSettings().deviceId;
  if (closesFirst) old?.stop();
  let found = await openDevice(devices, source, wish);
  if (!closesFirst && found === 'inUse' && old !== null) {
    // Some computers open one camera at a time, too.
    old.stop();
    found = await openDevice(devices, source, wish);
  }
  if (typeof found !== 'string') {
    old?.stop();
    return { track: found, problem: null };
  }
  if (old === null || old.readyState === 'live') return { track: old, problem: found };
  const again = await openDevice(devices, source, { rather: oldId });
  return { track: typeof again === 'string' ? null : again, problem: found };
}
