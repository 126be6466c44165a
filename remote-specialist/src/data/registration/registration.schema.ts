import { SPECIALTIES } from '@telehealth/contracts/people';
import { column, rowSchema } from '@telehealth/data/rows/row-schema';
import { instant } from '@telehealth/data/rows/row-values';
import { z } from 'zod';

/** A specialist's own registration with the professional council, as we checked it. */
export const registration = rowSchema<'specialists'>()({
  specialty: z.enum(SPECIALTIES),
  councilNumber: column('license_number', z.string()),
  state: column('reg_state', z.enum(['unverified', 'pending', 'verified', 'rejected', 'suspended', 'expired'])),
  /** When an operator last compared the number with the register; null before the first time. */
  checkedAt: column('reg_checked_at', instant.nullable()),
  /** The operators' deadline; null: number or evidence is missing, or more was requested. */
  answerBy: column('reg_due_at', instant.nullable()),
  /** Since when more evidence is requested. */
  moreAskedAt: column('reg_more_at', instant.nullable()),
  /** Until when the council's yearly card is valid. */
  checkedUntil: column('reg_until', instant.nullable()),
  /** The start of an announced suspension. */
  suspendsAt: column('suspends_at', instant.nullable()),
});
export type Registration = z.output<typeof registration>;
