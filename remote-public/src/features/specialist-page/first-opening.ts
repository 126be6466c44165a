import type { SpecialistOpenings } from '@telehealth/data/slots/slot.schema';

export interface FirstOpening {
  at: Date;
  visitTypeId: string;
}

type Offer = Pick<SpecialistOpenings, 'openings'> & { visitType: Pick<SpecialistOpenings['visitType'], 'id'> };

/** The soonest opening of all visit types; of several at that moment the type listed first, which is the usual one. Null: none. */
export function firstOpening(offers: readonly Offer[]): FirstOpening | null {
  let first: FirstOpening | null = null;
  for (const { visitType, openings } of offers)
    for (const at of openings) if (first === null || at < first.at) first = { at, visitTypeId: visitType.id };
  return first;
}
