import { type AppError, pathTo } from '@telehealth/contracts';
import type { BookingForm } from '@telehealth/contracts/schemas';
import { useHostServices } from '@telehealth/contracts/session';
import { useBackend } from '@telehealth/data/client/use-backend';
import type { BookingDraft } from '@telehealth/data/drafts/draft.schema';
import { useBookVisit } from '@telehealth/data/slots/slot.mutations';
import type { Danger } from '@telehealth/data/symptom-checks/open-danger.mutations';
import { useRef, useState } from 'react';
import { carriedCheck, endCheck } from '../../carried/carried-check';
import type { DraftKeeper } from '../../carried/use-keep-draft';
import type { NextStep } from './decide-next-step';
import { toDraft } from './to-draft';
import { toRequest } from './to-request';
import type { BookingModel } from './use-booking';

type Aside = 'auth.patientSignup' | 'auth.patientLogin' | 'patient.onboarding';
export interface SubmitControl {
  submit: (values: BookingForm) => Promise<void>;
  /** Keeps everything on the server and goes elsewhere first; the way back restores it. */
  leaveFor: (place: Aside, draft: BookingDraft, options?: { replace?: boolean }) => Promise<void>;
  isLeaving: boolean;
}

interface SubmitSettings {
  step: NextStep;
  model: BookingModel;
  keeper: DraftKeeper;
  /** Whether every file on the page has arrived. */
  hasFiles: boolean;
  /** What was found dangerous and goes along. */
  dangers: readonly Danger[];
  /** Asks the server how the hold stands. */
  look: (pressed: boolean) => Promise<void>;
}

/** What "Continue" does. Every way out that is not a booking keeps what was typed. */
export function useSubmitBookingForm({ step, model, keeper, hasFiles, dangers, look }: SubmitSettings): SubmitControl {
  const { specialistId, hold, onProblem } = model;
  const { navigateTo } = useHostServices();
  const backend = useBackend();
  const booking = useBookVisit();
  // Pressed twice it is one new person.
  const newPersonId = useRef(crypto.randomUUID());
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
  /** A hold that is no longer one was given up or sent elsewhere: the server knows which. */
  const refuse = (error: AppError, values: BookingForm) =>
    error.id === 'booking.cannotSubmit' ? look(true) : onProblem(error, values);
  const book = async (values: BookingForm) => {
    // Nobody shall believe that a file went along which did not.
    if (!hasFiles) return onProblem({ id: 'booking.filesNotReady' }, values);
    const held = hold.current ? { ok: true as const, value: hold.current } : await hold.take(values);
    if (!held.ok && held.error.id === 'booking.onboardingFirst') {
      return leaveFor('patient.onboarding', toDraft(values, specialistId));
    }
    if (!held.ok) return onProblem(held.error, values);
    const { appointmentId } = held.value;
    const along = { newPersonId: newPersonId.current, carried: carriedCheck(), dangers };
    const request = toRequest(appointmentId, values, along);
    const sent = await booking.run(request);
    if (!sent.ok) return refuse(sent.error, values);
    keeper.finish();
    if (request.check !== null) endCheck();
    navigateTo(sent.value.status === 'awaiting_payment' ? 'payment' : 'confirmation', { id: appointmentId });
  };
  /** A second press before the first is answered changes nothing. */
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
