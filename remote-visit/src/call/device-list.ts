import type { DeviceChoice, DeviceList, DeviceNews, DeviceSource } from './device-state';

const KIND: Readonly<Record<DeviceSource, MediaDeviceKind>> = { microphone: 'audioinput', camera: 'videoinput' };
/** Aliases that browsers list for the system's default devices, beside the devices' own entries. */
const BY_ROLE = new Set(['default', 'communications', '']);

/**
 * Finds the real device behind an id that may be an alias. Browsers repeat the device's name in the alias (`Default -
 * USB microphone`) or give both entries one group id; if a browser does neither, the alias itself is returned.
 */
function inUse(ofKind: readonly MediaDeviceInfo[], id: string | undefined): MediaDeviceInfo | undefined {
  if (id === undefined || !BY_ROLE.has(id)) return ofKind.find(({ deviceId }) => deviceId === id);
  const byRole = ofKind.find(({ deviceId }) => deviceId === (id === '' ? 'default' : id));
  if (byRole === undefined) return undefined;
  const own = ofKind.filter(({ deviceId }) => !BY_ROLE.has(deviceId));
  const named = own.find(({ label }) => label !== '' && byRole.label.endsWith(label));
  return named ?? own.find(({ groupId }) => groupId !== '' && groupId === byRole.groupId) ?? byRole;
}

function choicesOf(
  all: readonly MediaDeviceInfo[],
  kind: MediaDeviceKind,
  current: string | undefined,
): DeviceChoice[] {
  const ofKind = all.filter((one) => one.kind === kind);
  const used = inUse(ofKind, current);
  return ofKind
    .filter((one) => one === used || !BY_ROLE.has(one.deviceId))
    .map((one) => ({ id: one.deviceId, label: one.label, isCurrent: one === used }));
}

/** @param current ids of the devices in use, as tracks and elements report them */
export function toDeviceList(
  all: readonly MediaDeviceInfo[],
  current: { microphone: string | undefined; camera: string | undefined; speaker: string },
): DeviceList {
  const canChooseSpeaker = 'setSinkId' in (globalThis.HTMLMediaElement?.prototype ?? {});
  return {
    microphones: choicesOf(all, 'audioinput', current.microphone),
    cameras: choicesOf(all, 'videoinput', current.camera),
    speakers: canChooseSpeaker ? choicesOf(all, 'audiooutput', current.speaker) : [],
  };
}

/**
 * Returns a device that was plugged in since `before`; null if nothing was known before, because granting permission
 * makes all devices appear at once.
 */
export function pluggedIn(before: DeviceList, now: DeviceList, source: DeviceSource): DeviceNews | null {
  const name = KIND[source] === 'audioinput' ? 'microphones' : 'cameras';
  if (before[name].every(({ label }) => label === '')) return null;
  const known = new Set(before[name].map(({ id }) => id));
  const fresh = now[name].find(({ id, isCurrent, label }) => !known.has(id) && !isCurrent && label !== '');
  return fresh === undefined ? null : { is: 'offered', source, deviceId: fresh.id, label: fresh.label };
}
