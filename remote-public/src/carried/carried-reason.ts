/**
 * The words of the landing form on their way to the booking form. They stay in memory, because health words belong
 * neither in an address nor in the browser's storage; the next page that has the backend keeps them on the server.
 */
let reason = '';

export function carryReason(text: string): void {
  reason = text.trim();
}

export function carriedReason(): string {
  return reason;
}

export function forgetCarriedReason(): void {
  reason = '';
}
