import { instantInZone } from '@telehealth/contracts/formatting';
import { message } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { useSqueezeIn } from '@telehealth/data/practice/practice.mutations';
import type { OwnVisitType, Practice } from '@telehealth/data/practice/practice.schema';
import { useState } from 'react';

export interface InvitationInput {
  patientId: string;
  typeId: string;
  mode: OwnVisitType['modes'][number];
  day: string;
  time: string;
  reason: string;
}
export type InvitationProblems = Partial<Record<'patient' | 'time' | 'reason', string>>;

/** The form of an extra visit, which sends once however often the button is pressed. */
export function useInvitation(practice: Practice, types: readonly OwnVisitType[], day: string, onDone: () => void) {
  const [key] = useState(() => crypto.randomUUID());
  const [input, setInput] = useState<InvitationInput>({
    patientId: '',
    typeId: types[0]?.id ?? '',
    mode: types[0]?.modes[0] ?? 'video',
    day,
    time: '',
    reason: '',
  });
  const [problems, setProblems] = useState<InvitationProblems>({});
  const squeezing = useSqueezeIn();
  const { notify } = useHostServices();
  /** @returns the first missing field; null when it was sent or tried */
  const invite = async (): Promise<string | null> => {
    const startsAt = instantInZone(input.day, input.time, practice.timeZone);
    const reason = input.reason.trim();
    const wrong: InvitationProblems = {
      ...(input.patientId === '' && { patient: message('practice.patientRequired') }),
      ...(startsAt === null && { time: message('booking.openingRequired') }),
      ...(reason === '' && { reason: message('practice.squeezeReason') }),
    };
    setProblems(wrong);
    const [missing] = Object.keys(wrong);
    if (startsAt === null || missing !== undefined) return missing ?? 'time';
    const { patientId, typeId: visitTypeId, mode } = input;
    if (!(await squeezing.run({ patientId, visitTypeId, startsAt, reason, mode, key })).ok) return null;
    notify('practice.invited');
    onDone();
    return null;
  };
  return {
    input,
    problems,
    invite,
    change: (part: Partial<InvitationInput>) => setInput({ ...input, ...part }),
    isRunning: squeezing.isRunning,
    error: squeezing.error,
  };
}
