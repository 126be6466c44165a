import type { AppError, Result } from '@telehealth/contracts/errors';
import { z } from 'zod';
import type { WithClient } from '../client/backend';
import { callBackend, toResult } from '../client/call-backend';
import { type BookingDraft, bookingDraft } from './draft.schema';

/**
 * Stores a guest's typed booking on the server for two hours; nothing is written to browser storage.
 * @param code of an earlier draft, to replace it
 * @returns the code with which to fetch it
 */
export function keepDraft(backend: WithClient, draft: BookingDraft, code?: string): Promise<Result<string, AppError>> {
  return toResult(() =>
    callBackend(
      backend.client.rpc('keep_booking_draft', { p_draft: { ...draft }, ...(code !== undefined && { p_code: code }) }),
      z.string().min(1),
    ),
  );
}

/** @returns the stored draft, or null when the code is unknown or expired */
export function takeDraft(backend: WithClient, code: string): Promise<Result<BookingDraft | null, AppError>> {
  return toResult(() =>
    callBackend(backend.client.rpc('take_booking_draft', { p_code: code }), bookingDraft.nullable()),
  );
}
