import { SPECIALTIES } from '@telehealth/contracts';
import { z } from 'zod';
import { column, rowSchema } from '../rows/row-schema';
import { instant } from '../rows/row-values';

/** A specialist's own standing with the professional council, as checked by us. */
export const registration = rowSchema<'specialists'>()({
  specialty: z.enum(SPECIALTIES),
  /** The number as the specialist wrote it. */
  councilNumber: column('license_number', z.string()),
  state: column('reg_state', z.enum(['unverified', 'pending', 'verified', 'rejected', 'suspended', 'expired'])),
  /** When a person last compared the number with the register; null before the first time. */
  checkedAt: column('reg_checked_at', instant.nullable()),
  /** By when an operator answers; null: number or evidence is not here yet, or more was asked for. */
  answerBy: column('reg_due_at', instant.nullable()),
  /** Since when more is asked for. */
  moreAskedAt: column('reg_more_at', instant.nullable()),
  /** Until when the yearly card holds. */
  validUntil: column('reg_until', instant.nullable()),
  /** From when a suspension holds that was announced. */
  suspendsAt: column('suspends_at', instant.nullable()),
});
export type Registration = z.output<typeof registration>;
