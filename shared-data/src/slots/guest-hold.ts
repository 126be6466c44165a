import type { AppError, Result } from '@telehealth/contracts';
import type { WithClient } from '../client/backend';
import { acknowledged, callBackend, toResult } from '../client/call-backend';
import { instant, orNull, plainAnswer } from '../rows/plain-rows';
import { forgetGuestDevice, guestDevice } from './guest-device';

const until = plainAnswer(orNull(instant));

export interface GuestChoice {
  visitTypeId: string;
  startsAt: string;
}

/**
 * Keeps a time for this device while its person signs in or up; another choice lets the first go.
 * @returns until when; null when none is kept, which changes nothing about the choice. Fails with `booking.slotTaken` and its kin.
 */
export function holdForGuest(
  backend: WithClient,
  { visitTypeId, startsAt }: GuestChoice,
  device: string,
): Promise<Result<Date | null, AppError>> {
  const args = { p_visit_type: visitTypeId, p_starts_at: startsAt, p_device: device };
  return toResult(() => callBackend(backend.client.rpc('hold_for_guest', args), until));
}

/** Gives back what is kept for this device. */
export async function letGuestHoldGo(backend: WithClient): Promise<Result<void, AppError>> {
  const device = guestDevice();
  if (device === undefined) return { ok: true, value: undefined };
  forgetGuestDevice();
  return toResult(() => callBackend(backend.client.rpc('let_guest_hold_go', { p_device: device }), acknowledged));
}
