import type { AppError, Result } from '@telehealth/contracts/errors';
import type { WithClient } from '@telehealth/data/client/backend';
import { acknowledged, callBackend, toResult } from '@telehealth/data/client/call-backend';
import { instant, orNull, plainAnswer } from '@telehealth/data/rows/plain-rows';
import { forgetGuestDevice, guestDevice } from '@telehealth/data/slots/guest-device';

const until = plainAnswer(orNull(instant));

export interface GuestChoice {
  visitTypeId: string;
  startsAt: string;
}

/**
 * Holds a time for this device while its user signs in or up; another choice releases the first.
 * @returns until when; null if it cannot be held, which leaves the choice valid. Fails with `booking.slotTaken` and related
 * errors.
 */
export function holdForGuest(
  backend: WithClient,
  { visitTypeId, startsAt }: GuestChoice,
  device: string,
): Promise<Result<Date | null, AppError>> {
  const args = { p_visit_type: visitTypeId, p_starts_at: startsAt, p_device: device };
  return toResult(() => callBackend(backend.client.rpc('hold_for_guest', args), until));
}

export async function letGuestHoldGo(backend: WithClient): Promise<Result<void, AppError>> {
  const device = guestDevice();
  if (device === undefined) return { ok: true, value: undefined };
  forgetGuestDevice();
  return toResult(() => callBackend(backend.client.rpc('let_guest_hold_go', { p_device: device }), acknowledged));
}
