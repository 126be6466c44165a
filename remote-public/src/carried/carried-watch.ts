/**
 * A line of "watch for" on its way to the symptom checker, where it stands as the person's first words. In memory only, because
 * health words belong in no address.
 */
let line = '';

export function carryWatch(text: string): void {
  line = text.trim();
}

export function carriedWatch(): string {
  return line;
}

export function forgetCarriedWatch(): void {
  line = '';
}
