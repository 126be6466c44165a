import { pageMemory } from './page-memory';

/**
 * The landing form's reason on its way to the booking form. In memory only, because health data belongs neither in a URL nor
 * in browser storage; the next page with a backend stores it on the server.
 */
const reason = pageMemory('reason');

export function handOverReason(text: string): void {
  reason.write(text.trim());
}

export function handedOverReason(): string {
  return reason.read();
}

export function forgetHandedOverReason(): void {
  reason.write('');
}
