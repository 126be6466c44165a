import type { DeviceChoice, DeviceList, DeviceNews, DeviceSource } from './device-state';

const KIND: Readonly<Record<DeviceSource, MediaDeviceKind>> = { microphone: 'audioinput', camera: 'videoinput' };
/** Names that a browser gives to whatever the system uses; the same device is listed under its own name as well. */
const BY_ROLE = new Set(['default', 'communications', '']);

/**
 * The device behind an id, where a track or an element may name it by its role only. Browsers name the same device in both
 * entries (`Default - USB microphone`) or give both one group; one that does neither leaves the role's own entry.
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

/** @param current ids of what is used now, as tracks and elements name them */
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
 * A device that was plugged in since; null where nothing was known before, since permission alone makes all of them appear.
 */
export function pluggedIn(before: DeviceList, now: DeviceList, source: DeviceSource): DeviceNews | null {
  const name = KIND[source] === 'audioinput' ? 'microphones' : 'cameras';
  if (before[name].every(({ label }) => label === '')) return null;
  const known = new Set(before[name].map(({ id }) => id));
  const fresh = now[name].find(({ id, isCurrent, label }) => !known.has(id) && !isCurrent && label !== '');
  return fresh === undefined ? null : { is: 'offered', source, deviceId: fresh.id, label: fresh.label };
}
