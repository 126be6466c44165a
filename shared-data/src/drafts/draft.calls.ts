import { type AppError, type BookingDraft, CHART_CATEGORIES, type Result } from '@telehealth/contracts';
import { z } from 'zod';
import type { WithClient } from '../client/backend';
import { callBackend, readAs, toResult } from '../client/call-backend';
import { mode } from '../client/row-values';

const draftShape = z.object({
  visitTypeId: z.string().optional(),
  specialistId: z.string().optional(),
  startsAt: z.string().optional(),
  mode: mode.optional(),
  reason: z.string().optional(),
  consent: z.boolean().optional(),
  forWhom: z.string().optional(),
  person: z.object({ name: z.string(), dateOfBirth: z.string(), gender: z.string(), relation: z.string() }).optional(),
  access: z.array(z.enum(CHART_CATEGORIES)).optional(),
  files: z.array(z.string()).optional(),
});

/**
 * Keeps what a guest typed, on the server for two hours; nothing of it is written to browser storage.
 * @param code of a draft kept before, to replace it
 * @returns the code that gives it back
 */
export function keepDraft(backend: WithClient, draft: BookingDraft, code?: string): Promise<Result<string, AppError>> {
  return toResult(() =>
    callBackend(
      backend.client.rpc('keep_booking_draft', { p_draft: toJson(draft), ...(code !== undefined && { p_code: code }) }),
      (data) => readAs(z.string().min(1), data),
    ),
  );
}

/** @returns the kept draft, or null when the code is unknown or its time is over */
export function takeDraft(backend: WithClient, code: string): Promise<Result<BookingDraft | null, AppError>> {
  return toResult(() =>
    callBackend(backend.client.rpc('take_booking_draft', { p_code: code }), (data) =>
      readAs(draftShape.nullable(), data),
    ),
  );
}

function toJson({ person, ...rest }: BookingDraft) {
  return { ...rest, ...(person && { person: { ...person } }) };
}
