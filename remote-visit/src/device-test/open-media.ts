import type { MediaProblem } from '../call/media-problem';
import { openDevices } from '../call/open-devices';

/** Why a device is not in the stream. */
export type DeviceProblems = Partial<Record<'microphone' | 'camera', MediaProblem>>;

/** A stream of the devices that opened, or why there is none. */
export type OpenedMedia =
  | { ok: true; stream: MediaStream; problems: DeviceProblems }
  | { ok: false; problem: MediaProblem };

/** Opens camera and microphone as a call does: together, or each alone if that fails. */
export async function openMedia(devices: MediaDevices | undefined): Promise<OpenedMedia> {
  const { microphone, camera, problems } = await openDevices(devices, { microphone: {}, camera: {} });
  const tracks = [microphone, camera].filter((track) => track !== null);
  if (tracks.length > 0) return { ok: true, stream: new MediaStream(tracks), problems };
  return { ok: false, problem: problems.camera ?? problems.microphone ?? 'missing' };
}

export function closeMedia(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
