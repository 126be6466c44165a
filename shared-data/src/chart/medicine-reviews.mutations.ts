import type { ChartCategory } from '@telehealth/contracts/chart';
import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { recordKeys } from '../records/own-record.queries';
import { chartKeys } from './chart.queries';
import { useLookScreen } from './look-screen';

/** A medicine somebody takes: an entry of their list in the version that was seen, or a line of a prescription. */
export type MedicineLine =
  | { kind: 'reported'; id: string; version: number }
  | { kind: 'prescribed'; id: string; position: number };

export interface ReviewedMedicine {
  line: MedicineLine;
  says: 'taken' | 'stopped' | 'changed';
  /** Idempotency key: the id of the review. */
  key: string;
  /** Why it is stopped; of a prescribed medicine that is changed: how it is taken now. */
  words: string;
  /** What a reported medicine becomes. */
  becomes: { label: string; dose: string; frequency: string } | null;
}

/** The part of whose chart is read again, which is a line in the patient's log; null: the own record. */
export type ReviewedPart = { patientId: string; category: ChartCategory } | null;

const staleOf = (part: ReviewedPart) => ({
  invalidates: [part === null ? recordKeys.all : chartKeys.category(part.patientId, part.category)],
});

/** Who treats says of one medicine that it is taken, stopped or changed. The patient is told of the last two. */
export function useReviewMedicine(part: ReviewedPart): BackendMutation<ReviewedMedicine, void> {
  const screen = useLookScreen();
  return useBackendMutation(
    ({ client }: WithClient, { line, says, key, words, becomes }: ReviewedMedicine) =>
      callBackend(
        client.rpc('review_medicine', {
          p_kind: line.kind,
          p_id: line.id,
          p_at: line.kind === 'reported' ? line.version : line.position,
          p_says: says,
          p_key: key,
          p_words: words,
          ...(becomes !== null && { p_entry: becomes }),
          p_screen: screen,
        }),
        acknowledged,
      ),
    staleOf(part),
  );
}

/** The clinician who said it, or the patient, takes it back; the medicine then stands as before. */
export function useTakeBackReview(part: ReviewedPart): BackendMutation<{ id: string; answer: string }, void> {
  const screen = useLookScreen();
  return useBackendMutation(
    ({ client }: WithClient, { id, answer }: { id: string; answer: string }) =>
      callBackend(client.rpc('take_back_review', { p_id: id, p_answer: answer, p_screen: screen }), acknowledged),
    staleOf(part),
  );
}
