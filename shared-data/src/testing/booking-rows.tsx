import type { SpecialistOpenings } from '../slots/slot.schema';

export const NALEDI = '11111111-1111-4111-8111-111111111111';
export const VISIT = '22222222-2222-4222-8222-222222222222';

const HOUR_MS = 3_600_000;

/** From here on no day of South Africa, nor of UTC, ends within six hours. */
const LAST_START_UTC = 15;
const FIRST_START_UTC = 1;

/**
 * That many hours after the next full hour, as openings are; late in the day after the next morning instead, so that the first six
 * hours lie in one day. What is negative is really over.
 */
export function inHours(hours: number): Date {
  const next = Math.ceil(Date.now() / HOUR_MS);
  const late = (next % 24) - LAST_START_UTC;
  const start = hours < 0 || late <= 0 ? next : next - (next % 24) + 24 + FIRST_START_UTC;
  return new Date((start + hours) * HOUR_MS);
}

export interface SlotRowChanges {
  specialistId?: string;
  visitTypeId?: string;
  name?: string;
  specialty?: SpecialistOpenings['specialist']['specialty'];
  years?: number;
  priceMinor?: number;
  modes?: string[];
  openings?: Date[];
  openingModes?: string[];
  gender?: string | null;
  province?: string | null;
  city?: string;
  needsApproval?: boolean;
  portraitAt?: string | null;
}

/** A row as `find_slots` sends it. */
export function slotRow(changes: SlotRowChanges = {}): Record<string, unknown> {
  return {
    specialist_id: changes.specialistId ?? NALEDI,
    name: changes.name ?? 'Dr Naledi Mokoena',
    specialty: changes.specialty ?? 'cardiology',
    languages: ['isiZulu', 'English'],
    hospital: 'Groote Schuur',
    bio: 'Hearts and the people around them.',
    years_experience: changes.years ?? 12,
    accepts_insurance: true,
    council_number: 'ZZ0000001',
    registration_checked_at: '2026-10-01T08:00:00Z',
    time_zone: 'Africa/Johannesburg',
    visit_type_id: changes.visitTypeId ?? VISIT,
    visit_type_name: 'Consultation',
    minutes: 30,
    extra_minutes: 0,
    modes: changes.modes ?? ['video', 'voice', 'chat'],
    price_minor: changes.priceMinor ?? 4500,
    currency: 'USD',
    openings: (changes.openings ?? [inHours(2), inHours(3), inHours(26)]).map((at) => at.toISOString()),
    opening_modes: changes.openingModes ?? [],
    gender: changes.gender ?? null,
    province: changes.province ?? null,
    city: changes.city ?? '',
    needs_approval: changes.needsApproval ?? false,
    portrait_at: changes.portraitAt ?? null,
  };
}

/** A row of `appointments` as the booking functions return it. */
export function stepRow(
  changes: { id?: string; status?: string; expiresAt?: Date | null } = {},
): Record<string, unknown> {
  const expiresAt = changes.expiresAt === undefined ? new Date(Date.now() + 600_000) : changes.expiresAt;
  return {
    id: changes.id ?? 'visit-1',
    status: changes.status ?? 'held',
    hold_expires_at: expiresAt?.toISOString() ?? null,
    extension_used: false,
  };
}

/** A row as `nearest_openings` sends it. */
export function nearestRow(at: Date, name = 'Dr Naledi Mokoena'): Record<string, unknown> {
  return {
    specialist_id: NALEDI,
    specialist_name: name,
    visit_type_id: VISIT,
    starts_at: at.toISOString(),
    same_specialist: name === 'Dr Naledi Mokoena',
  };
}
