import type { AppError, Result } from '@telehealth/contracts/errors';
import {
  LETTER_BASIS,
  LETTER_FITNESS,
  LETTER_URGENCY,
  TEST_CATEGORIES,
  TEST_URGENCY,
} from '@telehealth/contracts/schemas/letter';
import { acknowledged, callBackend, toResult } from '@telehealth/data/client/call-backend';
import { useBackend } from '@telehealth/data/client/use-backend';
import { type BackendQuery, useBackendQuery } from '@telehealth/data/client/use-backend-query';
import { type KeptForm, useKeptForm } from '@telehealth/data/drafts/use-kept-form';
import { instant, uuid } from '@telehealth/data/rows/row-values';
import { useCallback } from 'react';
import { z } from 'zod';
import { letterKeys } from './letter.queries';
import type { Letter } from './letter.schema';

const text = z.string();
/** A choice; a form has one that was not made as null, which is the same as none. */
const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values).optional().catch(undefined);

/** A sick or school note as it is typed, without the agreement to name the illness, which is given when it is issued. */
export const sickNoteDraft = z
  .object({ from: text, to: text, fitness: choice(LETTER_FITNESS), basis: choice(LETTER_BASIS), illness: text })
  .partial();
export const referralDraft = z
  .object({ to: text, urgency: choice(LETTER_URGENCY), reason: text, question: text })
  .partial();
export const testRequestDraft = z
  .object({
    category: choice(TEST_CATEGORIES),
    tests: text,
    question: text,
    code: text,
    urgency: choice(TEST_URGENCY),
    fasting: z.boolean(),
    to: text,
  })
  .partial();

/** Puts a draft into the fields of a form. Choices that were not made stay as they are; a reset of the form would not mark made ones. */
export function fillIn(form: { setValue: (name: never, value: never) => void }, draft: object): void {
  for (const [name, value] of Object.entries(draft)) {
    if (value !== undefined) form.setValue(name as never, value as never);
  }
}

/** Of which letter a draft is: one of a visit, kind and letter whose place it takes (null: none). */
export interface DraftOf {
  appointmentId: string;
  kind: Letter['kind'];
  replaces: string | null;
}

interface LetterDraftSettings<Draft> extends DraftOf {
  schema: z.ZodType<Draft>;
  values: unknown;
  /** Fills the form with a stored draft. */
  restore: (draft: Draft) => void;
}

export interface LetterDraft extends KeptForm {
  /** It is about to be issued: nothing is stored any more, and nothing is on its way. */
  end: () => Promise<void>;
  /** It was not issued: what is typed is stored again. */
  resume: () => void;
  /** Throws it away; where that fails, it is kept on, with what is typed after it. */
  drop: () => Promise<Result<void, AppError>>;
}

/** Stores a letter with its author as it is typed, for a reload or another device. */
export function useLetterDraft<Draft>({
  appointmentId,
  kind,
  replaces,
  ...form
}: LetterDraftSettings<Draft>): LetterDraft {
  const { client, queries } = useBackend();
  const send = useCallback(
    (draft: string | null) =>
      toResult(() =>
        callBackend(
          client.rpc('keep_letter_draft', {
            p_appointment: appointmentId,
            p_kind: kind,
            ...(draft !== null && { p_draft: JSON.parse(draft) }),
            ...(replaces !== null && { p_replaces: replaces }),
          }),
          acknowledged,
        ),
      ),
    [client, appointmentId, kind, replaces],
  );
  const { end, resume, ...kept } = useKeptForm({
    ...form,
    queryKey: ['letter-draft', appointmentId, kind, replaces],
    keep: send,
    read: (backend, signal) => {
      const drafts = backend.client
        .from('letter_drafts')
        .select('draft, updated_at')
        .eq('appointment_id', appointmentId);
      const ofKind = drafts.eq('kind', kind);
      const one = replaces === null ? ofKind.is('replaces_id', null) : ofKind.eq('replaces_id', replaces);
      const rows = z.array(z.object({ draft: form.schema, updated_at: instant }));
      return callBackend(one.limit(1).abortSignal(signal), rows).then(([row]) => row ?? null);
    },
  });
  const drop = async () => {
    await end();
    const dropped = await send(null);
    if (dropped.ok) await queries.invalidateQueries({ queryKey: letterKeys.all });
    else resume();
    return dropped;
  };
  return { ...kept, end, resume, drop };
}

const begun = z.object({
  kind: z.enum(['sick_note', 'school_note', 'referral', 'test_request']),
  replaces_id: uuid.nullable(),
  updated_at: instant,
});
export type BegunLetter = z.output<typeof begun>;

/** Letters of a visit that the caller began and did not issue, the newest first. */
export function useBegunLetters(appointmentId: string): BackendQuery<BegunLetter[]> {
  return useBackendQuery(({ client }) => ({
    queryKey: [...letterKeys.ofVisit(appointmentId), 'begun'],
    queryFn: ({ signal }) =>
      callBackend(
        client
          .from('letter_drafts')
          .select('kind, replaces_id, updated_at')
          .eq('appointment_id', appointmentId)
          .order('updated_at', { ascending: false })
          .abortSignal(signal),
        z.array(begun),
      ),
  }));
}
