import type { ConsultationMode } from '@telehealth/contracts';
import { DEVICES_FOR } from '@telehealth/contracts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { MediaProblem } from '../../../call/media-problem';
import { openDevices } from '../../../call/open-devices';

export type OwnSource = 'camera' | 'microphone';
/** `idle`: not asked for yet. */
export type OwnState = 'idle' | 'asking' | 'on' | MediaProblem;

export interface OwnMedia {
  /** Those that this kind of visit needs. */
  sources: readonly OwnSource[];
  states: Readonly<Record<OwnSource, OwnState>>;
  /** What is open, on this device alone; null: nothing is. */
  stream: MediaStream | null;
  start: () => void;
}

const IDLE: OwnMedia['states'] = { camera: 'idle', microphone: 'idle' };
const SOURCES = ['camera', 'microphone'] as const;

/**
 * Own camera and microphone before a visit, each on its own: one that is denied, busy or absent leaves the other alone. Asked
 * for by a press, or by itself where the browser was allowed before. Everything is closed when it leaves the page.
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
      // The browser's question stays open when the page goes on, and may be answered with yes after that.
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

/** Whether the browser would open all of them without a question. Some cannot say; then it is asked by a press. */
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
