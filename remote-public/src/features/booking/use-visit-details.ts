import { type AppError, ok, type Result } from '@telehealth/contracts';
import type { BookingForm } from '@telehealth/contracts/schemas';
import {
  useAddRelatedPerson,
  useChangeRelatedPerson,
  useSetVisitPerson,
} from '@telehealth/data/related-persons/related-person.mutations';
import { useSetVisitAccess } from '@telehealth/data/visit-access/visit-access.mutations';
import { useAttachVisitFiles } from '@telehealth/data/visit-files/visit-file.mutations';
import { useRef } from 'react';
import type { BookingModel } from './use-booking';

/** Sends with a held time all that is not part of the booking's own call. Each step can be repeated. */
export function useVisitDetails({ form }: Pick<BookingModel, 'form'>) {
  const adding = useAddRelatedPerson();
  const changing = useChangeRelatedPerson();
  const setting = useSetVisitPerson();
  const attaching = useAttachVisitFiles();
  const sharing = useSetVisitAccess();
  // Pressed twice it is one person; another one typed after it was saved is another.
  const key = useRef(crypto.randomUUID());

  const savePerson = async ({ forWhom, person }: BookingForm): Promise<Result<string | null, AppError>> => {
    if (forWhom === 'me') return ok(null);
    if (person === null) return ok(forWhom);
    const saved = await (forWhom === 'new'
      ? adding.run({ key: key.current, values: person })
      : changing.run({ id: forWhom, values: person }));
    if (!saved.ok) return saved;
    key.current = crypto.randomUUID();
    // From here on they are one of the list: a later step that fails must not add them again.
    form.setValue('forWhom', saved.value.id);
    form.setValue('person', null);
    return ok(saved.value.id);
  };
  const send = async (appointmentId: string, values: BookingForm): Promise<Result<void, AppError>> => {
    const personId = await savePerson(values);
    if (!personId.ok) return personId;
    const set = await setting.run({ appointmentId, personId: personId.value });
    if (!set.ok) return set;
    // Also when there are none: an earlier attempt may have left some with this time.
    const attached = await attaching.run({ appointmentId, files: values.files });
    if (!attached.ok) return attached;
    // The record is the account holder's: a visit about somebody else opens nothing of it but what came for the visit.
    return sharing.run({ appointmentId, categories: personId.value === null ? values.access : [], files: true });
  };
  return { send };
}
