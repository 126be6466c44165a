import { SPECIALTIES, type Specialty } from '@telehealth/contracts';
import { z } from 'zod';
import { readAs } from '../client/call-backend';
import { instant } from '../client/row-values';

export const REGISTRATION_STATES = ['unverified', 'pending', 'verified', 'rejected', 'suspended', 'expired'] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];

/** A specialist's own standing with the professional council, as checked by us. */
export interface Registration {
  specialty: Specialty;
  /** The number as the specialist wrote it. */
  councilNumber: string;
  state: RegistrationState;
  /** When a person last compared the number with the register; null before the first time. */
  checkedAt: Date | null;
}

export const REGISTRATION_COLUMNS = 'specialty, license_number, reg_state, reg_checked_at';

const registrationRow = z.object({
  specialty: z.enum(SPECIALTIES),
  license_number: z.string(),
  reg_state: z.enum(REGISTRATION_STATES),
  reg_checked_at: instant.nullable(),
});

/** The person's own row of `specialists`; null before onboarding. @throws AppError `data.unreadable` */
export function toRegistration(data: unknown): Registration | null {
  const row = readAs(registrationRow.nullable(), data);
  return (
    row && {
      specialty: row.specialty,
      councilNumber: row.license_number,
      state: row.reg_state,
      checkedAt: row.reg_checked_at,
    }
  );
}
