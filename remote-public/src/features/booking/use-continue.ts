import type { AppError } from '@telehealth/contracts/errors';
import { pathTo } from '@telehealth/contracts/routes';
import type { BookingForm } from '@telehealth/contracts/schemas/booking';
import { useHostServices } from '@telehealth/contracts/session';
import { useBackend } from '@telehealth/data/client/use-backend';
import type { BookingDraft } from '@telehealth/data/drafts/draft.schema';
import { useBookVisit } from '@telehealth/data/slots/booking.mutations';
import type { Danger } from '@telehealth/data/symptom-checks/open-danger.mutations';
import { useRef, useState } from 'react';
import { endCheck, handedOverCheck } from '../../handover/handed-over-check';
import type { DraftKeeper } from '../../handover/use-keep-draft';
import type { NextStep } from './decide-next-step';
import { toDraft } from './to-draft';
import { toRequest } from './to-request';
import type { BookingModel } from './use-booking';

type Aside = 'auth.patientSignup' | 'auth.patientLogin' | 'patient.onboarding';
export interface SubmitControl {
  submit: (values: BookingForm) => Promise<void>;
  /** Stores everything on the server and navigates away; returning restores it. */
  leaveFor: (place: Aside, draft: BookingDraft, options?: { replace?: boolean }) => Promise<void>;
  isLeaving: boolean;
}

interface SubmitSettings {
  step: NextStep;
  model: BookingModel;
  keeper: DraftKeeper;
  hasFiles: boolean;
  hasCompanion: boolean;
  /** The patient keeps the visit to themselves. */
  isPrivate: boolean;
  /** The practice that the page says sees name and time. */
  practiceId: string | null;
  dangers: readonly Danger[];
  /** Asks the server for the hold's state. */
  look: (pressed: boolean) => Promise<void>;
}

/** The action of "Continue". Every exit before the booking keeps the input. */
export function useContinue({ step, model, keeper, look, ...along }: SubmitSettings): SubmitControl {
  const { specialistId, hold, onProblem } = model;
  const { navigateTo } = useHostServices();
  const backend = useBackend();
  const booking = useBookVisit();
  const isUnderWay = useRef(false);
  const [isLeaving, setLeaving] = useState(false);

  const leaveFor = async (place: Aside, draft: BookingDraft, options: { replace?: boolean } = {}) => {
    setLeaving(true);
    const kept = await keeper.keepNow(draft);
    setLeaving(false);
    if (!kept.ok) return onProblem({ ...kept.error, id: 'booking.draftNotKept' }, {});
    const redirect = pathTo('bookConsultation', {}, { draft: '1' });
    navigateTo(place, {}, { ...options, search: { redirect } });
  };
  /** The hold was released or submitted elsewhere: only the server knows which. */
  const refuse = (error: AppError, values: BookingForm) =>
    error.id === 'booking.cannotSubmit' ? look(true) : onProblem(error, values);
  const book = async (values: BookingForm) => {
    if (values.forWhom === 'other') return onProblem({ id: 'person.choose' }, values);
    // A booking must not appear to include a file that did not arrive.
    if (!along.hasFiles) return onProblem({ id: 'booking.filesNotReady' }, values);
    const held = hold.current ? { ok: true as const, value: hold.current } : await hold.take(values);
    if (!held.ok && held.error.id === 'booking.onboardingFirst') {
      return leaveFor('patient.onboarding', toDraft(values, specialistId));
    }
    if (!held.ok) return onProblem(held.error, values);
    const { appointmentId } = held.value;
    const request = toRequest(appointmentId, values, { ...along, carried: handedOverCheck() });
    const sent = await booking.run(request);
    if (!sent.ok) return refuse(sent.error, values);
    keeper.finish();
    if (request.check !== null) endCheck();
    navigateTo(sent.value.status === 'awaiting_payment' ? 'payment' : 'confirmation', { id: appointmentId });
  };
  /** A second press before the answer is ignored. */
  const submit = async (values: BookingForm) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    await goOn(values).finally(() => {
      isUnderWay.current = false;
    });
  };
  const goOn = async (values: BookingForm) => {
    const draft = toDraft(values, specialistId);
    if (step === 'signUp') return leaveFor('auth.patientSignup', draft);
    if (step === 'onboard') return leaveFor('patient.onboarding', draft);
    if (step === 'reconnect') return backend.reconnect();
    if (step === 'book') await book(values);
  };
  return { submit, leaveFor, isLeaving };
}
