import type { ConsultationMode } from '@telehealth/contracts/booking';
import type { SpecialistOpenings } from '@telehealth/data/slots/slot.schema';

/** Modes available at a time; availability may be limited to some of them. @param startsAt null: no time chosen yet */
export function modesAt(offer: SpecialistOpenings, startsAt: Date | null): readonly ConsultationMode[] {
  const { visitType, openings, openingModes } = offer;
  const place = openings.findIndex((at) => at.getTime() === startsAt?.getTime());
  return openingModes[place] ?? visitType.modes;
}
