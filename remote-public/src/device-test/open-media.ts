import type { MediaProblem } from '../call/media-problem';
import { openDevices } from '../call/open-devices';

/** Why one of them is not in the stream. */
export type DeviceProblems = Partial<Record<'microphone' | 'camera', MediaProblem>>;

/** What could be opened: a stream with the devices that are there, or why there is none. */
export type OpenedMedia =
  | { ok: true; stream: MediaStream; problems: DeviceProblems }
  | { ok: false; problem: MediaProblem };

/** Opens camera and microphone as a call does: together where that works, and each on its own where it does not. */
export async function openMedia(devices: MediaDevices | undefined): Promise<OpenedMedia> {
  const { microphone, camera, problems } = await openDevices(devices, { microphone: {}, camera: {} });
  const tracks = [microphone, camera].filter((track) => track !== null);
  if (tracks.length > 0) return { ok: true, stream: new MediaStream(tracks), problems };
  return { ok: false, problem: problems.camera ?? problems.microphone ?? 'missing' };
}

export function closeMedia(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
