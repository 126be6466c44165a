import { useEffect, useState } from 'react';

/** Above this level sound counts as a voice and not as background noise. */
const HEARD_FROM = 0.08;
/** A voice fills about a quarter of the range; this gain fills the meter. */
const GAIN = 4;

/** Root mean square of audio samples, scaled to 0 to 1. */
export function toLevel(samples: Float32Array): number {
  const sum = samples.reduce((total, sample) => total + sample * sample, 0);
  return samples.length === 0 ? 0 : Math.min(1, Math.sqrt(sum / samples.length) * GAIN);
}

/** The microphone's current level, and whether a voice was ever heard. Nothing is recorded. */
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
