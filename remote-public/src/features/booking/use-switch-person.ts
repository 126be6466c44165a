import { pathFor } from '@telehealth/contracts/people';
import { pathTo } from '@telehealth/contracts/routes';
import { lawDay } from '@telehealth/data/people/person-line';
import { useMoveHold } from '@telehealth/data/slots/booking.mutations';
import { createContext, useContext, useState } from 'react';
import { readDraftCode, writeDraftCode } from '../../handover/draft-code';
import { giveCheckTo, type Someone } from '../../handover/handed-over-check';
import type { DraftKeeper } from '../../handover/use-keep-draft';
import { writeBookingAddress } from './booking-address';
import { toDraft } from './to-draft';
import type { BookingModel } from './use-booking';

/** Loads another document; the pages of a person are never those of another. */
export const LoadDocumentContext = createContext<(address: string) => void>((address) => location.assign(address));

export interface PersonSwitch {
  isRunning: boolean;
  /** Goes on with the same booking in the pages of a person; null: of whoever signed in. */
  go: (person: Someone | null) => Promise<void>;
}

/**
 * Books the same for somebody else: what was typed and the held time move to them, then their document loads. Files stay
 * behind, because they belong to the account of the person for whom they were added.
 */
export function useSwitchPerson(model: BookingModel, keeper: DraftKeeper): PersonSwitch {
  const { form, hold, onProblem, specialistId } = model;
  const moving = useMoveHold();
  const load = useContext(LoadDocumentContext);
  const [isRunning, setRunning] = useState(false);

  const move = async (person: Someone | null): Promise<boolean> => {
    const values = form.getValues();
    const kept = await keeper.keepNow(toDraft({ ...values, forWhom: 'me', companion: '', files: [] }, specialistId));
    if (!kept.ok) {
      onProblem({ ...kept.error, id: 'booking.draftNotKept' }, values);
      return false;
    }
    const held = await hold.settled();
    if (held === null) return true;
    const moved = await moving.run({ appointmentId: held.appointmentId, personId: person?.id ?? null });
    // A time that ran out is looked for anew in the other document.
    if (moved.ok || moved.error.id === 'booking.holdExpired') return true;
    const isTheirs = moved.error.id === 'booking.overlapsYours';
    onProblem(isTheirs ? { id: 'person.hasVisitThen' } : moved.error, values);
    return false;
  };
  const go = async (person: Someone | null) => {
    setRunning(true);
    if (!(await move(person))) return setRunning(false);
    const code = readDraftCode();
    if (code !== undefined) writeDraftCode(code, person?.id ?? null);
    if (person !== null) giveCheckTo(person, lawDay());
    const { visitTypeId, startsAt, mode } = form.getValues();
    const query = writeBookingAddress({ specialistId, visitTypeId, startsAt, mode });
    keeper.finish();
    load(pathFor(person?.id ?? null, `${pathTo('bookConsultation')}?${query}`));
  };
  return { isRunning, go };
}
