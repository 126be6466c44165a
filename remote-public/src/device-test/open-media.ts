import { type MediaProblem, toMediaProblem } from '../call/media-problem';

/** What could be opened: a stream with the devices that are there, or why there is none. */
export type OpenedMedia = { ok: true; stream: MediaStream } | { ok: false; problem: MediaProblem };

const WISHES: readonly MediaStreamConstraints[] = [{ video: true, audio: true }, { audio: true }, { video: true }];

/**
 * Asks for camera and microphone together, so that the browser asks the person once. Where one of them is missing the other
 * is opened alone; every other refusal is final.
 */
export async function openMedia(devices: MediaDevices | undefined): Promise<OpenedMedia> {
  if (devices?.getUserMedia === undefined) return { ok: false, problem: 'unsupported' };
  let problem: MediaProblem = 'missing';
  for (const wish of WISHES) {
    try {
      return { ok: true, stream: await devices.getUserMedia(wish) };
    } catch (cause) {
      problem = toMediaProblem(cause);
      if (problem !== 'missing') break;
    }
  }
  return { ok: false, problem };
}

export function closeMedia(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
