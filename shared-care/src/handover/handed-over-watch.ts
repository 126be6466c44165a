import { pageMemory } from './page-memory';

/**
 * A warning sign on its way to the symptom checker, whose first input it becomes. In memory only, because health data belongs
 * in no URL.
 */
const line = pageMemory('watch');

export function handOverWatch(text: string): void {
  line.write(text.trim());
}

export function handedOverWatch(): string {
  return line.read();
}

export function forgetHandedOverWatch(): void {
  line.write('');
}
