import type { ConsultationMode } from '@telehealth/contracts';
import type { SpecialistOpenings } from './slot.schema';

/** The modes that a visit can have at a time: hours may be open for some of them only. @param startsAt null: no time so far */
export function modesAt(offer: SpecialistOpenings, startsAt: Date | null): readonly ConsultationMode[] {
  const { visitType, openings, openingModes } = offer;
  const place = openings.findIndex((at) => at.getTime() === startsAt?.getTime());
  return openingModes[place] ?? visitType.modes;
}
