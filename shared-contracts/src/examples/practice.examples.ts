import type { MessageId } from '../messages/catalogue';
import { LIMITS } from '../settings/limits';
import type { Example } from './example';
import { GOOD_SPECIALIST_ONBOARDING } from './specialist-onboarding.examples';

type Values = Readonly<Record<string, unknown>>;
const x = (length: number) => 'x'.repeat(length);
const good = <V>(name: string, values: V): Example<V> => ({ name, values });
const bad = <V>(name: string, values: V, path: string, id: MessageId): Example<V> => ({
  name,
  values,
  refused: { path, id },
});

/** A visit type that is accepted. */
export const GOOD_VISIT_TYPE = {
  name: 'Follow-up',
  minutes: 20,
  modes: ['video', 'voice'],
  priceMinor: 35_000,
  currency: 'ZAR',
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 10,
  gridMinutes: 30,
  noticeMinutes: 120,
  windowDays: 60,
  cancelNoticeMinutes: 1440,
  lateRefundPercent: 50,
  needsApproval: false,
  position: 1,
};
const type = (change: Values): Values => ({ ...GOOD_VISIT_TYPE, ...change });
const { visitType } = LIMITS;

/** A number of a visit type at and beyond its limits. */
const within = (field: string, { min, max }: { min: number; max: number }, id: MessageId): Example<Values>[] => [
  good(`least ${field}`, type({ [field]: min })),
  bad(`${field} below the least`, type({ [field]: min - 1 }), field, id),
  bad(`${field} above the most`, type({ [field]: max + 1 }), field, id),
  bad(`${field} as a fraction`, type({ [field]: min + 0.5 }), field, id),
  bad(`${field} as a text`, type({ [field]: String(min) }), field, id),
  bad(`no ${field}`, type({ [field]: null }), field, id),
];

/** Examples for a visit type. */
export const VISIT_TYPE_EXAMPLES: readonly Example<Values>[] = [
  good('everything', GOOD_VISIT_TYPE),
  good('longest name', type({ name: x(visitType.name.max) })),
  good('longest and dearest', type({ minutes: visitType.minutes.max, priceMinor: visitType.priceMinor.max })),
  good('every mode', type({ modes: ['chat', 'voice', 'video'] })),
  bad('no name', type({ name: ' ' }), 'name', 'practice.name'),
  bad('long name', type({ name: x(visitType.name.max + 1) }), 'name', 'validation.tooLong'),
  bad('no mode', type({ modes: [] }), 'modes', 'practice.modes'),
  bad('a mode twice', type({ modes: ['video', 'video'] }), 'modes', 'practice.modes'),
  bad('an unknown mode', type({ modes: ['video', 'pigeon'] }), 'modes.1', 'practice.modes'),
  bad('modes as a text', type({ modes: 'video' }), 'modes', 'practice.modes'),
  bad('a currency without cents', type({ currency: 'JPY' }), 'currency', 'practice.currency'),
  bad('no currency', type({ currency: null }), 'currency', 'practice.currency'),
  bad('a grid of seven minutes', type({ gridMinutes: 7 }), 'gridMinutes', 'practice.grid'),
  bad('approval as a text', type({ needsApproval: 'yes' }), 'needsApproval', 'data.invalid'),
  bad('notice beyond the window', type({ noticeMinutes: 1440, windowDays: 1 }), 'windowDays', 'practice.window'),
  ...within('minutes', visitType.minutes, 'practice.minutes'),
  ...within('priceMinor', visitType.priceMinor, 'practice.price'),
  ...within('bufferBeforeMinutes', visitType.buffer, 'practice.buffer'),
  ...within('bufferAfterMinutes', visitType.buffer, 'practice.buffer'),
  ...within('noticeMinutes', visitType.notice, 'practice.notice'),
  ...within('windowDays', visitType.windowDays, 'practice.window'),
  ...within('cancelNoticeMinutes', visitType.notice, 'practice.cancelNotice'),
  ...within('lateRefundPercent', { min: 0, max: 100 }, 'practice.refundPercent'),
  ...within('position', visitType.position, 'data.invalid'),
];

const rule = (weekday: number, startsAt: string, endsAt: string, more: Values = {}): Values => ({
  weekday,
  startsAt,
  endsAt,
  ...more,
});

/** Examples for the weekly hours. */
export const WEEK_HOURS_EXAMPLES: readonly Example<readonly Values[]>[] = [
  good('no hours at all', []),
  good('two stretches a day', [rule(1, '08:00', '12:00'), rule(1, '13:00', '17:00')]),
  good('stretches that touch', [rule(1, '08:00', '12:00'), rule(1, '12:00', '17:00')]),
  good('through midnight', [rule(5, '20:00', '24:00'), rule(6, '00:00', '02:00')]),
  good('other hours from a day on', [
    rule(2, '08:00', '12:00', { validTo: '2027-01-31' }),
    rule(2, '09:00', '13:00', { validFrom: '2027-02-01', validTo: null }),
  ]),
  good('one day only', [rule(2, '08:00', '12:00', { validFrom: '2028-02-29', validTo: '2028-02-29' })]),
  good('for some kinds of visit only', [
    rule(1, '08:00', '12:00', { modes: ['video'] }),
    rule(1, '12:00', '17:00', { modes: ['chat', 'voice'] }),
  ]),
  bad('for no kind of visit', [rule(1, '08:00', '12:00', { modes: [] })], '0.modes', 'practice.modes'),
  bad('for a kind that is none', [rule(1, '08:00', '12:00', { modes: ['fax'] })], '0.modes.0', 'practice.modes'),
  bad('for one kind twice', [rule(1, '08:00', '12:00', { modes: ['video', 'video'] })], '0.modes', 'practice.modes'),
  bad(
    'for other kinds at the same time',
    [rule(1, '08:00', '12:00', { modes: ['video'] }), rule(1, '08:00', '12:00', { modes: ['chat'] })],
    '',
    'practice.hoursOverlap',
  ),
  bad('an overlap', [rule(1, '08:00', '12:00'), rule(1, '11:59', '17:00')], '', 'practice.hoursOverlap'),
  bad('the same twice', [rule(7, '08:00', '12:00'), rule(7, '08:00', '12:00')], '', 'practice.hoursOverlap'),
  bad(
    'an overlap of one day',
    [rule(2, '08:00', '12:00', { validTo: '2027-02-01' }), rule(2, '09:00', '13:00', { validFrom: '2027-02-01' })],
    '',
    'practice.hoursOverlap',
  ),
  bad('an end before the beginning', [rule(1, '12:00', '08:00')], '0.endsAt', 'practice.hoursOrder'),
  bad('no length', [rule(1, '12:00', '12:00')], '0.endsAt', 'practice.hoursOrder'),
  bad('a beginning at 24:00', [rule(1, '24:00', '24:00')], '0.endsAt', 'practice.hoursOrder'),
  bad('after 24:00', [rule(1, '12:00', '24:30')], '0.endsAt', 'practice.hoursTime'),
  bad('seconds', [rule(1, '12:00:00', '13:00')], '0.startsAt', 'practice.hoursTime'),
  bad('an eighth day', [rule(8, '08:00', '12:00')], '0.weekday', 'data.invalid'),
  bad('a day that is none', [rule(1, '08:00', '12:00', { validFrom: '2027-02-30' })], '0.validFrom', 'practice.dates'),
  bad('another century', [rule(1, '08:00', '12:00', { validTo: '9999-01-01' })], '0.validTo', 'practice.dates'),
  bad(
    'days in the wrong order',
    [rule(1, '08:00', '12:00', { validFrom: '2027-03-02', validTo: '2027-03-01' })],
    '0.validTo',
    'practice.dates',
  ),
];

const week = {
  monday: true,
  tuesday: true,
  wednesday: true,
  thursday: true,
  friday: true,
  saturday: false,
  sunday: false,
};
const { sunday: _, ...sixDays } = week;

/** Examples for the quick form of the weekly hours. */
export const WEEKDAYS_EXAMPLES: readonly Example<Values>[] = [
  good('Monday to Friday', week),
  good('no day', Object.fromEntries(Object.keys(week).map((day) => [day, false]))),
  bad('a day as a text', { ...week, monday: 'yes' }, 'monday', 'data.invalid'),
  bad('six days', sixDays, 'sunday', 'data.invalid'),
  bad('an eighth day', { ...week, someday: true }, '', 'data.invalid'),
];

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const off: Values = { kind: 'off', fromDate: inDays(10), toDate: inDays(20), startsAt: '00:00', endsAt: '24:00' };

/** Examples for time off and extra time. */
export const EXCEPTION_EXAMPLES: readonly Example<Values>[] = [
  good('a holiday', off),
  good('one day', { ...off, toDate: off.fromDate }),
  good('an extra evening', {
    kind: 'extra',
    fromDate: inDays(3),
    toDate: inDays(3),
    startsAt: '18:00',
    endsAt: '21:30',
  }),
  good('a year', { ...off, toDate: inDays(376) }),
  bad('longer than a year', { ...off, toDate: inDays(377) }, 'toDate', 'practice.dates'),
  bad('another kind', { ...off, kind: 'maybe' }, 'kind', 'practice.exceptionKind'),
  bad('no kind', { ...off, kind: null }, 'kind', 'practice.exceptionKind'),
  bad('an end before the beginning', { ...off, toDate: inDays(9) }, 'toDate', 'practice.dates'),
  bad('no first day', { ...off, fromDate: null }, 'fromDate', 'practice.dates'),
  bad('times in the wrong order', { ...off, startsAt: '12:00', endsAt: '08:00' }, 'endsAt', 'practice.hoursOrder'),
  bad('no time', { ...off, startsAt: '' }, 'startsAt', 'practice.hoursTime'),
];

/** What a specialist says about themselves, accepted. */
export const GOOD_SPECIALIST_PROFILE = {
  yearsOfExperience: '13',
  education: GOOD_SPECIALIST_ONBOARDING.education,
  hospitalAffiliation: 'Tygerberg Hospital',
  bio: 'Heart failure, rhythm, and sport.',
  languages: ['English', 'Afrikaans'],
  consultationRate: '95.50',
  acceptsInsurance: false,
};
const words = (change: Values): Values => ({ ...GOOD_SPECIALIST_PROFILE, ...change });

/** Examples for what a specialist says about themselves. */
export const SPECIALIST_PROFILE_EXAMPLES: readonly Example<Values>[] = [
  good('everything', GOOD_SPECIALIST_PROFILE),
  good(
    'a number and a name, which are not looked at',
    words({ licenseNumber: 'MP9999999', specialty: 'other', name: 'X' }),
  ),
  bad('a short bio', words({ bio: 'Short.' }), 'bio', 'validation.bio'),
  bad('a long bio', words({ bio: x(LIMITS.bio.max + 1) }), 'bio', 'validation.tooLong'),
  bad('no language', words({ languages: [] }), 'languages', 'validation.languages'),
  bad('no education', words({ education: ' ' }), 'education', 'validation.education'),
  bad('no hospital', words({ hospitalAffiliation: '' }), 'hospitalAffiliation', 'validation.hospitalAffiliation'),
  bad('years as words', words({ yearsOfExperience: 'many' }), 'yearsOfExperience', 'validation.yearsOfExperienceRange'),
  bad(
    'a rate below nothing',
    words({ consultationRate: '-1' }),
    'consultationRate',
    'validation.consultationRateRange',
  ),
  good('gender and place', words({ gender: 'female', province: 'KZN', city: 'Durban' })),
  good('a gender that is taken off the card', words({ gender: 'prefer-not-to-say' })),
  good('a place outside of South Africa', words({ province: '', city: '' })),
  bad('a gender nobody offered', words({ gender: 'yes' }), 'gender', 'data.invalid'),
  bad('a province of elsewhere', words({ province: 'TX', city: '' }), 'province', 'data.invalid'),
  bad('a province without its town', words({ province: 'GP' }), 'province', 'data.invalid'),
  bad('a town in no province', words({ province: '', city: 'Pretoria' }), 'province', 'data.invalid'),
  bad('a long town', words({ province: 'GP', city: x(LIMITS.city.max + 1) }), 'city', 'validation.tooLong'),
  bad('insurance as a text', words({ acceptsInsurance: 'yes' }), 'acceptsInsurance', 'data.invalid'),
];

/** No need of any kind. */
export const NO_NEEDS = { captions: false, interpreter: '', largeText: false, audioOnly: false, extraTime: false };
const me = { phoneNumber: '+27 82 123 4567', locale: 'en-ZA', timeZone: 'Africa/Johannesburg', needs: NO_NEEDS };
const needing = (change: Values): Values => ({ ...me, needs: { ...NO_NEEDS, ...change } });

/** Examples for what people say about themselves. */
export const MY_PROFILE_EXAMPLES: readonly Example<Values>[] = [
  good('everything', me),
  good('the phone number as it was', { locale: 'zu', timeZone: 'UTC', needs: NO_NEEDS }),
  good('a place in three words', { ...me, timeZone: 'America/Argentina/Buenos_Aires' }),
  good('an interpreter', needing({ interpreter: 'South African Sign Language', captions: true, extraTime: true })),
  bad('a short number', { ...me, phoneNumber: '12345' }, 'phoneNumber', 'validation.phone'),
  bad('no number any more', { ...me, phoneNumber: null }, 'phoneNumber', 'validation.phone'),
  bad('a language in words', { ...me, locale: 'English' }, 'locale', 'profile.locale'),
  bad('a zone nobody knows', { ...me, timeZone: 'Mars/Olympus' }, 'timeZone', 'practice.zone'),
  bad('a zone by rule', { ...me, timeZone: 'FOO5' }, 'timeZone', 'practice.zone'),
  bad('no zone', { ...me, timeZone: '' }, 'timeZone', 'practice.zone'),
  bad('captions as a text', needing({ captions: 'yes' }), 'needs.captions', 'data.invalid'),
  bad('no interpreter said', needing({ interpreter: null }), 'needs.interpreter', 'data.invalid'),
  bad(
    'a long language',
    needing({ interpreter: x(LIMITS.interpreter.max + 1) }),
    'needs.interpreter',
    'validation.tooLong',
  ),
  bad('no needs', { ...me, needs: null }, 'needs', 'data.invalid'),
];

/** Examples for why somebody is squeezed in. */
export const SQUEEZE_REASON_EXAMPLES: readonly Example<{ reason: string }>[] = [
  good('a reason', { reason: 'Results need a talk before the weekend' }),
  good('longest', { reason: x(LIMITS.squeezeReason.max) }),
  bad('blank', { reason: ' \n' }, 'reason', 'practice.squeezeReason'),
  bad('too long', { reason: x(LIMITS.squeezeReason.max + 1) }, 'reason', 'validation.tooLong'),
];
