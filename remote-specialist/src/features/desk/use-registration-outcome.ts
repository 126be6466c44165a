import type { RegistrationCheckForm } from '@telehealth/contracts/schemas/desk';
import { useDecideRegistration } from '../../data/desk/desk.mutations';
import type { ClaimedRegistration } from '../../data/desk/desk.schema';
import { usePropose } from '../../data/desk/publishing.mutations';

/** The beginning of a day in South Africa; null: at once, or no day entered yet. */
export function toSuspension(day: string): Date | null {
  const at = new Date(`${day}T00:00:00+02:00`);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** Records the outcome of a check; a suspension is proposed, because a second operator has to confirm it. */
export function useRegistrationOutcome({ specialistId, councilNumber, name, specialty }: ClaimedRegistration) {
  const deciding = useDecideRegistration();
  const proposing = usePropose();
  const record = async ({ state, evidence, note, until, from, typedName }: RegistrationCheckForm): Promise<boolean> => {
    if (state === 'suspended') {
      const suspendsFrom = toSuspension(from)?.toISOString() ?? null;
      const form = {
        specialistId,
        number: councilNumber,
        name,
        specialty,
        typedName,
        evidence,
        note,
        from: suspendsFrom,
      };
      return (await proposing.run({ kind: 'suspension', form, replaces: 0 })).ok;
    }
    // Until the end of that day in South Africa, where the council's cards are dated.
    const lastMoment = until === '' || state !== 'verified' ? null : new Date(`${until}T21:59:59Z`);
    const check = { specialistId, state, councilNumber, name, specialty, evidence, note, until: lastMoment };
    return (await deciding.run(check)).ok;
  };
  return { record, problem: deciding.error ?? proposing.error };
}
