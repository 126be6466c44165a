import type { AppError, Result } from '@telehealth/contracts';
import { z } from 'zod';
import type { WithClient } from '../client/backend';
import { callBackend, toResult } from '../client/call-backend';
import { type BookingDraft, bookingDraft } from './draft.schema';

/**
 * Keeps what a guest typed, on the server for two hours; nothing of it is written to browser storage.
 * @param code of a draft kept before, to replace it
 * @returns the code that gives it back
 */
export function keepDraft(backend: WithClient, draft: BookingDraft, code?: string): Promise<Result<string, AppError>> {
  return toResult(() =>
    callBackend(
      backend.client.rpc('keep_booking_draft', { p_draft: toJson(draft), ...(code !== undefined && { p_code: code }) }),
      z.string().min(1),
    ),
  );
}

/** @returns the kept draft, or null when the code is unknown or its time is over */
export function takeDraft(backend: WithClient, code: string): Promise<Result<BookingDraft | null, AppError>> {
  return toResult(() =>
    callBackend(backend.client.rpc('take_booking_draft', { p_code: code }), bookingDraft.nullable()),
  );
}

function toJson({ person, ...rest }: BookingDraft) {
  return { ...rest, ...(person && { person: { ...person } }) };
}
