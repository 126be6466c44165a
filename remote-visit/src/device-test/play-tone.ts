/** Frequency in Hz, duration in seconds, volume 0 to 1. */
export interface Tone {
  hz: number;
  seconds: number;
  volume: number;
}

export const TEST_TONE: Tone = { hz: 440, seconds: 1, volume: 0.2 };

/** Plays a short tone without a file. @returns false where the browser has no Web Audio */
export function playTone({ hz, seconds, volume }: Tone = TEST_TONE): boolean {
  if (typeof AudioContext === 'undefined') return false;
  const context = new AudioContext();
  const tone = context.createOscillator();
  const loudness = context.createGain();
  tone.frequency.value = hz;
  loudness.gain.value = volume;
  tone.connect(loudness).connect(context.destination);
  tone.addEventListener('ended', () => void context.close());
  tone.start();
  tone.stop(context.currentTime + seconds);
  return true;
}
