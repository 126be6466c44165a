import { message } from '@telehealth/contracts';
import type { Practice } from '@telehealth/data/practice/practice.schema';

interface StateWords {
  tone: 'success' | 'warning' | 'danger';
  label: string;
  meaning: string;
}

/** How the state of a registration is called, and what it means for being found. */
export const REGISTRATION_STATES: Readonly<Record<Practice['state'], StateWords>> = {
  unverified: { tone: 'warning', label: 'Not checked', meaning: message('onboarding.registrationPending') },
  pending: { tone: 'warning', label: 'Being checked', meaning: message('onboarding.registrationPending') },
  verified: { tone: 'success', label: 'Verified', meaning: 'Patients can find you and book your openings.' },
  rejected: {
    tone: 'danger',
    label: 'Not confirmed',
    meaning: 'The number could not be found in the register, so patients cannot find you.',
  },
  suspended: {
    tone: 'danger',
    label: 'Suspended',
    meaning: 'The register shows a suspension, so patients cannot find you. Upcoming visits were cancelled.',
  },
  expired: {
    tone: 'warning',
    label: 'Check is due',
    meaning: 'The last check is out of date. Patients can find you again once it is renewed.',
  },
};
