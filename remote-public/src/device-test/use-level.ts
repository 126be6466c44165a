import { useEffect, useState } from 'react';

/** Loud enough to be a voice rather than the noise of the room. */
const HEARD_FROM = 0.08;
/** A voice fills about a quarter of the range; the meter should then be full. */
const GAIN = 4;

/** Loudness of samples around zero: root mean square, scaled to 0 to 1. */
export function toLevel(samples: Float32Array): number {
  const sum = samples.reduce((total, sample) => total + sample * sample, 0);
  return samples.length === 0 ? 0 : Math.min(1, Math.sqrt(sum / samples.length) * GAIN);
}

/** How loud the microphone of a stream is now, and whether a voice was ever heard. Nothing is recorded. */
export function useLevel(stream: MediaStream): { level: number; wasHeard: boolean } {
  const [state, setState] = useState({ level: 0, wasHeard: false });
  useEffect(() => {
    if (stream.getAudioTracks().length === 0 || typeof AudioContext === 'undefined') return;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    const samples = new Float32Array(analyser.fftSize);
    context.createMediaStreamSource(stream).connect(analyser);
    let frame = requestAnimationFrame(function look() {
      analyser.getFloatTimeDomainData(samples);
      const level = toLevel(samples);
      setState((before) => ({ level, wasHeard: before.wasHeard || level >= HEARD_FROM }));
      frame = requestAnimationFrame(look);
    });
    return () => {
      cancelAnimationFrame(frame);
      void context.close();
    };
  }, [stream]);
  return state;
}
