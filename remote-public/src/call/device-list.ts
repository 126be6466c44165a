import type { DeviceChoice, DeviceList, DeviceNews, DeviceSource } from './device-state';

const KIND: Readonly<Record<DeviceSource, MediaDeviceKind>> = { microphone: 'audioinput', camera: 'videoinput' };
/** Names that a browser gives to whatever the system uses; the same device is listed under its own name as well. */
const BY_ROLE = new Set(['default', 'communications', '']);

/** The device's own id, where a track or an element names it by its role only. */
function ownId(all: readonly MediaDeviceInfo[], kind: MediaDeviceKind, id: string | undefined): string | undefined {
  if (id === undefined || !BY_ROLE.has(id)) return id;
  const byRole = all.find((one) => one.kind === kind && one.deviceId === (id === '' ? 'default' : id));
  const same = (one: MediaDeviceInfo) => one.kind === kind && one.groupId === byRole?.groupId;
  return all.find((one) => same(one) && !BY_ROLE.has(one.deviceId))?.deviceId;
}

function choicesOf(
  all: readonly MediaDeviceInfo[],
  kind: MediaDeviceKind,
  current: string | undefined,
): DeviceChoice[] {
  const currentId = ownId(all, kind, current);
  return all
    .filter((one) => one.kind === kind && !BY_ROLE.has(one.deviceId))
    .map(({ deviceId, label }) => ({ id: deviceId, label, isCurrent: deviceId === currentId }));
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
