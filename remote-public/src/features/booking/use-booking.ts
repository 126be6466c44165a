import { now } from '@telehealth/contracts/clock';
import type { AppError } from '@telehealth/contracts/errors';
import { useSearchParams } from '@telehealth/contracts/router';
import { type BookingForm, bookingSchema } from '@telehealth/contracts/schemas/booking';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import type { BackendQuery } from '@telehealth/data/client/use-backend-query';
import type { BookingDraft } from '@telehealth/data/drafts/draft.schema';
import type { SpecialistOpenings } from '@telehealth/data/slots/slot.schema';
import { type OpeningDays, useOpeningDays } from '@telehealth/data/slots/use-opening-days';
import { useZodForm, type ZodForm } from '@telehealth/ui/forms/use-zod-form';
import { useState } from 'react';
import { OWN_CHANGE, writeBookingAddress } from './booking-address';
import type { LostOpeningFacts } from './lost-opening';
import { isOpeningGone, placeOfProblem } from './place-of-problem';
import { toFormValues } from './to-draft';
import { type HoldControl, useHold } from './use-hold';

export interface OpeningChoice {
  specialistId: string;
  visitTypeId: string;
  startsAt: string;
}

export interface BookingModel {
  form: ZodForm<BookingForm, BookingForm>;
  values: Partial<BookingForm>;
  specialistId: string;
  offers: BackendQuery<SpecialistOpenings[]>;
  openingDays: OpeningDays;
  offer: SpecialistOpenings | undefined;
  hold: HoldControl;
  lost: LostOpeningFacts | null;
  /** An error that belongs to no field. */
  problem: AppError | null;
  /** The visit, once it is past being held: submitted before a reload or in another tab. */
  further: Appointment | null;
  onFurther: (visit: Appointment) => void;
  choose: (choice: OpeningChoice) => void;
  /** `keepsFocus`: the error does not answer a press of the user. */
  onProblem: (error: AppError, values: Partial<BookingForm>, keepsFocus?: boolean) => void;
}

const DAY_MS = 86_400_000;
/** One less than the days that the server counts from its own clock when no span is given. */
const SURELY_SEARCHED_DAYS = 13;

/** The span that holds a wanted time: a specialist may offer one beyond the days that are searched otherwise. */
function spanWith(startsAt: string | undefined): { to?: Date } {
  const wanted = Date.parse(startsAt ?? '');
  return wanted - now().getTime() > SURELY_SEARCHED_DAYS * DAY_MS ? { to: new Date(wanted + DAY_MS) } : {};
}

/** State and actions of the booking page. Losing a time never loses the user's input. */
export function useBooking(draft: BookingDraft): BookingModel {
  const form = useZodForm<BookingForm, BookingForm>({ schema: bookingSchema, defaultValues: toFormValues(draft) });
  const values: Partial<BookingForm> = form.watch();
  const [specialistId, setSpecialistId] = useState(draft.specialistId ?? '');
  const [lost, setLost] = useState<LostOpeningFacts | null>(null);
  const [problem, setProblem] = useState<AppError | null>(null);
  const [further, onFurther] = useState<Appointment | null>(null);
  const hold = useHold();
  const [span] = useState(() => spanWith(draft.startsAt));
  const openingDays = useOpeningDays({ specialistId }, span, { enabled: specialistId !== '' });
  const offers = openingDays.query;
  const writeAddress = useWriteAddress();

  const choose = (choice: OpeningChoice) => {
    setSpecialistId(choice.specialistId);
    form.setValue('visitTypeId', choice.visitTypeId);
    form.setValue('startsAt', choice.startsAt);
    if (choice.startsAt) form.clearErrors(['visitTypeId', 'startsAt']);
    setLost(null);
    setProblem(null);
    writeAddress({ ...choice, mode: form.getValues('mode'), forOther: form.getValues('forWhom') === 'other' });
  };
  const onProblem = (error: AppError, at: Partial<BookingForm>, keepsFocus = false) => {
    const place = placeOfProblem(error);
    if (place === 'form') return setProblem(error);
    // The availability changed while the page was open: fetch the current one.
    if (error.id === 'booking.modeNotThen') offers.refetch();
    if (place !== 'opening') return form.setError(place, { message: error.id });
    setLost({
      error,
      visitTypeId: at.visitTypeId ?? '',
      around: at.startsAt ? new Date(at.startsAt) : now(),
      mode: at.mode,
      keepsFocus,
    });
    if (!isOpeningGone(error)) return;
    hold.drop();
    form.setValue('startsAt', '');
    offers.refetch();
  };
  const offer = offers.data?.find(({ visitType }) => visitType.id === values.visitTypeId) ?? offers.data?.[0];
  return {
    form,
    values,
    specialistId,
    offers,
    openingDays,
    offer,
    hold,
    lost,
    problem,
    further,
    onFurther,
    choose,
    onProblem,
  };
}

/** Writes the choices to the URL, so that a reload restores them. */
function useWriteAddress() {
  const [, setQuery] = useSearchParams();
  return (choices: Parameters<typeof writeBookingAddress>[0]) =>
    setQuery(writeBookingAddress(choices), { replace: true, preventScrollReset: true, state: OWN_CHANGE });
}
