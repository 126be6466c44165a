import { z } from 'zod';
import { callBackend, nothing } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { instant } from '../rows/row-values';

/** What a clinician did about a danger sign. */
export const DANGER_STEPS = ['advised', 'medicine_changed', 'sent_to_emergency', 'no_action'] as const;
export type DangerStep = (typeof DANGER_STEPS)[number];

/** As both sides read it. */
export const DANGER_STEP_WORDS: Readonly<Record<DangerStep, string>> = {
  advised: 'Advised',
  medicine_changed: 'Medicine changed',
  sent_to_emergency: 'Sent to emergency care',
  no_action: 'No action needed',
};

/** A clinician's last statement about a danger sign. */
export const dangerSeen = z.object({
  byName: z.string(),
  at: instant,
  done: z.enum(DANGER_STEPS),
  /** In their own words; for no action, the reason. */
  words: z.string(),
});
export type DangerSeen = z.output<typeof dangerSeen>;

/** What was done, in a line, e.g. "Advised: measure again tomorrow". */
export const dangerStepText = ({ done, words }: Pick<DangerSeen, 'done' | 'words'>): string =>
  words === '' ? DANGER_STEP_WORDS[done] : `${DANGER_STEP_WORDS[done]}: ${words}`;

/** A symptom check attached to a visit, or a measurement in the record. */
export type SeenDanger = { sessionId: string } | { observationId: string };

/** Records what the clinician did. Fails with `triage.whyNoAction` when no action and no reason is given. */
export function useMarkDangerSeen(): BackendMutation<{ danger: SeenDanger; done: DangerStep; words: string }, void> {
  return useBackendMutation(
    ({ client }, { danger, done, words }) => {
      const args = {
        p_done: done,
        p_words: words,
        ...('sessionId' in danger ? { p_session: danger.sessionId } : { p_observation: danger.observationId }),
      };
      return callBackend(client.rpc('mark_danger_seen', args), nothing);
    },
    // The page shows the step itself: reading the record again would add a line to the patient's log.
    { invalidates: [] },
  );
}
