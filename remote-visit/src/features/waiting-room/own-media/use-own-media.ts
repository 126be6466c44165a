import type { ConsultationMode } from '@telehealth/contracts/booking';
import { DEVICES_FOR } from '@telehealth/contracts/visit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { MediaProblem } from '../../../call/media-problem';
import { openDevices } from '../../../call/open-devices';

export type OwnSource = 'camera' | 'microphone';
/** `idle`: not requested yet. */
export type OwnState = 'idle' | 'asking' | 'on' | MediaProblem;

export interface OwnMedia {
  /** The devices that this mode needs. */
  sources: readonly OwnSource[];
  states: Readonly<Record<OwnSource, OwnState>>;
  /** The open stream, on this device only; null: none. */
  stream: MediaStream | null;
  start: () => void;
}

const IDLE: OwnMedia['states'] = { camera: 'idle', microphone: 'idle' };
const SOURCES = ['camera', 'microphone'] as const;

/**
 * The user's camera and microphone before a visit. A device that is denied, busy or absent does not affect the other. They
 * open by a press, or by themselves where permission was granted before, and close with the page.
 */
export function useOwnMedia(mode: ConsultationMode): OwnMedia {
  const sources = useMemo(() => SOURCES.filter((source) => DEVICES_FOR[mode].includes(source)), [mode]);
  const [states, setStates] = useState(IDLE);
  const [stream, setStream] = useState<MediaStream | null>(null);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  useEffect(() => () => closeAll(stream), [stream]);

  const start = useCallback(() => {
    const all = (state: OwnState) => Object.fromEntries(sources.map((source) => [source, state]));
    setStates({ ...IDLE, ...all('asking') });
    setStream(null);
    const wish = (source: OwnSource) => (sources.includes(source) ? {} : null);
    const asked = openDevices(navigator.mediaDevices, { camera: wish('camera'), microphone: wish('microphone') });
    void asked.then(({ camera, microphone, problems }) => {
      const tracks = [camera, microphone].filter((track) => track !== null);
      // The user may answer the permission prompt after the page was left.
      if (!isHere.current) return closeTracks(tracks);
      setStates({ ...IDLE, ...all('on'), ...problems });
      setStream(tracks.length > 0 ? new MediaStream(tracks) : null);
    });
  }, [sources]);

  useEffect(() => {
    void wereAllowed(sources).then((were) => {
      if (were && isHere.current) start();
    });
  }, [sources, start]);
  return { sources, states, stream, start };
}

const closeTracks = (tracks: readonly MediaStreamTrack[]) => {
  for (const track of tracks) track.stop();
};
const closeAll = (stream: MediaStream | null) => closeTracks(stream?.getTracks() ?? []);

/** Whether the browser would open all of them without a prompt. If it cannot say, the user must press. */
async function wereAllowed(sources: readonly OwnSource[]): Promise<boolean> {
  if (sources.length === 0) return false;
  try {
    const answers = await Promise.all(
      sources.map((source) => navigator.permissions.query({ name: source as PermissionName })),
    );
    return answers.every(({ state }) => state === 'granted');
  } catch {
    return false;
  }
}
