import type { BookingDraft } from '@telehealth/data/drafts/draft.schema';

/**
 * The booking form's input in memory, so that moving between pages does not wait for the server, which stores it for reloads.
 * It belongs to its author: another user who signs in on this page does not get it.
 */
let handedOver: { draft: BookingDraft; owner: string | null } | null = null;

/** @param owner id of the signed-in user; null for a guest, whose draft goes to the user who signs in next */
export function handOverDraft(draft: BookingDraft, owner: string | null): void {
  handedOver = { draft, owner };
}

export function handedOverDraft(viewer: string | null): BookingDraft | null {
  if (handedOver === null) return null;
  return handedOver.owner === null || handedOver.owner === viewer ? handedOver.draft : null;
}

export function forgetHandedOverDraft(): void {
  handedOver = null;
}
