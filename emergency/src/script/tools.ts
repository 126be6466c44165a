import { deviceNow, now } from '@telehealth/contracts/clock';
import { messageFrom } from '@telehealth/contracts/message-from';
import { EMERGENCY_PAGE_MESSAGES } from '@telehealth/contracts/messages/emergency-page';
import { find, say } from './find';
import { clockTime } from './where';

/** In the middle of the 100 to 120 a minute that guidelines recommend. */
const BEATS_PER_MINUTE = 110;
const PUSHES = 30;
const LONG_SEIZURE_MS = 5 * 60_000;

function click(audio: AudioContext, isLast: boolean): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = isLast ? 1320 : 880;
  volume.gain.setValueAtTime(0.5, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.08);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.1);
}

/** Sounds and counts 1 to 30 at 110 a minute until it is pressed again. */
function startMetronome(): void {
  const button = find('metronome');
  let timer = 0;
  let audio: AudioContext | null = null;
  button.addEventListener('click', () => {
    const isOn = button.getAttribute('aria-pressed') !== 'true';
    button.setAttribute('aria-pressed', String(isOn));
    clearInterval(timer);
    say('metronome-count', '');
    if (!isOn) return void audio?.suspend();
    // Browsers allow sound only after a press. Without sound the count still shows the beat.
    if ('AudioContext' in window) audio ??= new AudioContext();
    void audio?.resume();
    let beats = 0;
    const beat = () => {
      const count = (beats % PUSHES) + 1;
      beats += 1;
      say('metronome-count', String(count));
      if (audio !== null) click(audio, count === PUSHES);
    };
    beat();
    timer = window.setInterval(beat, 60_000 / BEATS_PER_MINUTE);
  });
}

/** Formats milliseconds as minutes and seconds, e.g. `4:07`. */
export function minutesAndSeconds(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Times a seizure, and says to call at five minutes. */
function startSeizureTimer(): void {
  const button = find('seizure');
  let timer = 0;
  let startedAt = 0;
  let isOn = false;
  const look = () => {
    const ms = deviceNow() - startedAt;
    say('seizure-time', minutesAndSeconds(ms));
    const text = ms >= LONG_SEIZURE_MS ? messageFrom(EMERGENCY_PAGE_MESSAGES, 'emergencyPage.seizureLong') : '';
    // Written only on a change, because a rewritten status is read aloud every second.
    if (find('seizure-state').textContent !== text) say('seizure-state', text);
  };
  button.addEventListener('click', () => {
    isOn = !isOn;
    clearInterval(timer);
    button.textContent = isOn ? 'Stop the timer' : 'Start the timer';
    if (isOn) {
      startedAt = deviceNow();
      look();
      timer = window.setInterval(look, 1000);
    } else {
      const time = minutesAndSeconds(deviceNow() - startedAt);
      say('seizure-state', messageFrom(EMERGENCY_PAGE_MESSAGES, 'emergencyPage.seizureStopped', { time }));
    }
  });
}

/** Keeps every noted time: the hospital asks for the first, and a second press must not replace it. */
function startStrokeNote(): void {
  const times = new Set<string>();
  find('stroke').addEventListener('click', () => {
    times.add(clockTime(now()));
    const time = [...times].join(', then ');
    say('stroke-state', messageFrom(EMERGENCY_PAGE_MESSAGES, 'emergencyPage.strokeNoted', { time }));
  });
}

export function startTools(): void {
  startMetronome();
  startSeizureTimer();
  startStrokeNote();
}
