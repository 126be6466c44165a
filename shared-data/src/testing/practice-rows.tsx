/** A verified specialist's own row as the table answers it; a test overrides what it is about. */
export const practiceRow = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  profile_id: 'person',
  specialty: 'general',
  license_number: 'MP0123456',
  reg_state: 'verified',
  reg_checked_at: '2026-03-19T08:00:00Z',
  reg_until: '2027-03-19T08:00:00Z',
  reg_note: '',
  reg_due_at: null,
  reg_more_at: null,
  suspends_at: null,
  years_experience: 14,
  education: 'MBChB, University of Pretoria',
  hospital: 'Jacaranda Family Practice',
  bio: 'Family doctor for all ages.',
  languages: ['English', 'Sesotho'],
  rate_minor: 9000,
  practice_number: '',
  accepts_insurance: true,
  time_zone: 'Africa/Johannesburg',
  gender: null,
  province: 'GP',
  city: 'Pretoria',
  version: 3,
  hours_version: 7,
  ...changes,
});

/** A kind of visit as the table answers it. */
export const visitTypeRow = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  id: 'type-1',
  name: 'Consultation',
  position: 0,
  minutes: 30,
  modes: ['video', 'voice', 'chat'],
  price_minor: 4500,
  currency: 'USD',
  buffer_before_minutes: 0,
  buffer_after_minutes: 0,
  grid_minutes: 30,
  notice_minutes: 120,
  window_days: 60,
  cancel_notice_minutes: 1440,
  late_refund_percent: 50,
  needs_approval: false,
  active: true,
  version: 2,
  ...changes,
});

/** Nine to five on these weekdays, as the table answers them. */
export const weekRows = (weekdays: readonly number[] = [1, 2, 3, 4, 5]): Record<string, unknown>[] =>
  weekdays.map((weekday) => ({
    weekday,
    starts_at: '09:00:00',
    ends_at: '17:00:00',
    valid_from: null,
    valid_to: null,
    modes: ['video', 'voice', 'chat'],
  }));
