import type { BookingDraft } from '@telehealth/data/drafts/draft.schema';

/**
 * What was typed into the booking form, while the page lives: going back and forth must not wait for the server, which
 * has the same for a reload. It belongs to whoever typed it: nobody who signs in on this page afterwards gets it.
 */
let carried: { draft: BookingDraft; owner: string | null } | null = null;

/** @param owner id of the signed-in person; null for a guest, whose draft goes on with whoever signs in next */
export function carryDraft(draft: BookingDraft, owner: string | null): void {
  carried = { draft, owner };
}

export function carriedDraft(viewer: string | null): BookingDraft | null {
  if (carried === null) return null;
  return carried.owner === null || carried.owner === viewer ? carried.draft : null;
}

export function forgetCarriedDraft(): void {
  carried = null;
}
