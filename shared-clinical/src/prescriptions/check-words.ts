/** Every code of a line that `private.check_script` of the database gives. */
export const CHECK_SAYS = [
  ...(['text', 'listed.no', 'listed.words', 'listed.named', 'takes.none', 'takes.unrecognised'] as const),
  ...(['allergy.same_class', 'allergy.same_name', 'allergy.related_class'] as const),
  ...(['allergy.unrecognised', 'allergy.notAsked', 'allergy.clear'] as const),
  ...(['interaction.found', 'interaction.clear'] as const),
  ...(['duplicate.draft', 'duplicate.goesOn', 'duplicate.taken', 'duplicate.clear'] as const),
  ...(['dose.words', 'dose.strength', 'dose.noAge'] as const),
  ...(['maximum.unknown', 'maximum.over', 'maximum.clear', 'maximum.overUnits', 'maximum.clearUnits'] as const),
  ...(['child.tooYoung', 'child.unknown', 'child.noWeight', 'child.oldWeight'] as const),
  ...(['child.overDose', 'child.overDay', 'child.clear'] as const),
  ...(['pregnancy.avoid', 'pregnancy.caution', 'pregnancy.ok', 'pregnancy.unknown'] as const),
  ...(['pregnancy.no', 'pregnancy.cannotSay', 'pregnancy.notAsked'] as const),
  ...(['breastfeeding.avoid', 'breastfeeding.caution', 'breastfeeding.ok', 'breastfeeding.unknown'] as const),
  ...(['breastfeeding.no', 'breastfeeding.cannotSay', 'breastfeeding.notAsked'] as const),
  ...(['alcohol.found', 'alcohol.no', 'alcohol.cannotSay', 'alcohol.notKnown'] as const),
  ...(['kidneys.avoid', 'kidneys.adjust', 'kidneys.caution', 'kidneys.no', 'kidneys.unknown'] as const),
  ...(['kidneys.child', 'kidneys.old', 'kidneys.none', 'kidneys.clear'] as const),
  ...([
    'schedule.lowered',
    'schedule.sixRepeats',
    'schedule.sixDays',
    'schedule.sixWords',
    'schedule.sixAlone',
  ] as const),
  ...(['schedule.sixMonths', 'schedule.unknown', 'schedule.notSaid', 'schedule.clear'] as const),
] as const;
export type CheckSays = (typeof CHECK_SAYS)[number];

/** A line of a check as the database gives it. */
export interface LineToSay {
  kind: string;
  /** One of `CHECK_SAYS`; a code of a newer database is said as unknown. */
  says: string;
  values: Readonly<Record<string, unknown>>;
}

/** What a kind of check is called, e.g. at the head of a line. */
export const CHECK_NAMES: Readonly<Record<string, string>> = {
  listed: 'Medicine',
  allergy: 'Allergies',
  interaction: 'With what is taken',
  duplicate: 'Double',
  maximum: 'Dose',
  child_dose: 'Dose by weight',
  pregnancy: 'Pregnancy',
  breastfeeding: 'Breast-feeding',
  alcohol: 'Alcohol',
  kidneys: 'Kidneys',
  schedule: 'Schedule',
};

type Values = LineToSay['values'];
const of = (values: Values, key: string, other = '') => String(values[key] ?? other);
const listOf = (values: Values, key: string) => (Array.isArray(values[key]) ? values[key].join(', ') : '');
const withWhat = (values: Values, hidden: string) => of(values, 'with', hidden);
const years = (values: Values) => {
  const from = Number(values.from ?? 0);
  if (from >= 18) return 'children';
  return from < 1 ? `children under ${Math.round(from * 12)} months` : `children under ${from} years`;
};
const sum = (values: Values) =>
  values.kg === undefined || values.per_kg === undefined
    ? ''
    : ` ${of(values, 'kg')} kg × ${of(values, 'per_kg')} mg = ${Math.round(Number(values.kg) * Number(values.per_kg) * 10) / 10} mg.`;
const most = (values: Values) => {
  const dose = values.most_dose === undefined ? '' : ` At most ${of(values, 'most_dose')} mg at a time.`;
  return values.most_day === undefined ? dose : `${dose} At most ${of(values, 'most_day')} mg a day.`;
};
const perKilogram = (values: Values) =>
  values.mg_per_kg === undefined
    ? 'compared with a weight that is not shared with you'
    : `${of(values, 'mg_per_kg')} mg/kg`;
const recorded = (values: Values) => (values.recorded === true ? ' It stands in the record.' : '');
const filtration = (values: Values) => (values.value === undefined ? '' : ` Filtration ${of(values, 'value')} ml/min.`);

const WORDS: Readonly<Record<CheckSays, (values: Values) => string>> = {
  text: () => 'not checked, because it is written as text.',
  'listed.no': () => 'not in our list, nothing was checked.',
  'listed.words': (v) => `written as text. Only the words we know were compared: ${listOf(v, 'known')}.`,
  'listed.named': (v) => `written as text. Compared by what you named, not by our list: ${listOf(v, 'known')}.`,
  'takes.none': () => 'nothing is recorded as taken, so nothing was compared. Please ask.',
  'takes.unrecognised': (v) =>
    `${of(v, 'compared')} of ${of(v, 'of')} compared. Not known to us: ${listOf(v, 'words') || 'what is not named here'}.`,
  'allergy.same_class': (v) => `of the kind named by ${withWhat(v, 'an allergy that is not shared with you')}.`,
  'allergy.same_name': (v) => `has the name of ${withWhat(v, 'an allergy that is not shared with you')}.`,
  'allergy.related_class': (v) =>
    `related to ${withWhat(v, 'an allergy that is not shared with you')}; a reaction is possible.`,
  'allergy.unrecognised': (v) =>
    `not known to us, please compare yourself: ${listOf(v, 'words') || 'an allergy that is not named here'}.`,
  'allergy.notAsked': () => 'nobody has asked.',
  'allergy.clear': (v) => (Number(v.compared) === 0 ? 'none known.' : `${of(v, 'compared')} compared.`),
  'interaction.found': (v) =>
    `with ${withWhat(v, 'a medicine that is not shared with you')}: ${of(v, 'why')}. ${of(v, 'do')}`.trim(),
  'interaction.clear': (v) => `${of(v, 'compared')} of ${of(v, 'of')} compared, our table names nothing.`,
  'duplicate.draft': (v) => `${of(v, 'ingredient')} twice on this prescription.`,
  'duplicate.goesOn': (v) =>
    `already taken: ${withWhat(v, 'a medicine that is not shared with you')}. Instead of it, not beside it.`,
  'duplicate.taken': (v) =>
    `${of(v, 'ingredient')} is taken already, in ${withWhat(v, 'a medicine that is not shared with you')}.`,
  'duplicate.clear': () => 'no ingredient twice.',
  'dose.words': () => 'not checked, because it stands in words only.',
  'dose.strength': () => 'not checked, because the strength and the unit do not give milligrams.',
  'dose.noAge': () => 'not checked, because the age is missing.',
  'maximum.unknown': () => 'our table has no usual maximum.',
  'maximum.over': (v) => `${of(v, 'mg')} mg a day is over the usual maximum: ${of(v, 'said')}.`,
  'maximum.clear': (v) => `usual, ${of(v, 'mg')} of at most ${of(v, 'most')} mg a day.`,
  'maximum.overUnits': (v) => `${of(v, 'units')} a day is over the usual maximum: ${of(v, 'said')}.`,
  'maximum.clearUnits': (v) => `usual, ${of(v, 'units')} of at most ${of(v, 'most')} a day.`,
  'child.tooYoung': (v) => `not for ${years(v)}.`,
  'child.unknown': (v) => `our table has no dose by weight${of(v, 'said') === '' ? '' : ` (${of(v, 'said')})`}.`,
  'child.noWeight': () => 'not checked, because the weight is missing.',
  'child.oldWeight': () => 'not checked, because the weight is older than 30 days.',
  'child.overDose': (v) => `${of(v, 'mg')} mg at a time is too much.${sum(v)}${most(v)}`,
  'child.overDay': (v) => `${of(v, 'day')} mg a day is too much.${sum(v)}${most(v)}`,
  'child.clear': (v) => `${perKilogram(v)}.${sum(v)} ${of(v, 'day')} mg a day.${most(v)}`,
  'pregnancy.avoid': (v) => `harms an unborn child (${of(v, 'advice').replaceAll('-', ' ')}).${recorded(v)}`,
  'pregnancy.caution': (v) => `only with care.${recorded(v)}`,
  'pregnancy.ok': () => 'usual in pregnancy.',
  'pregnancy.unknown': () => 'our table does not say.',
  'pregnancy.no': () => 'not pregnant, as you noted.',
  'pregnancy.cannotSay': (v) => `could not be said. The medicine: ${of(v, 'advice').replaceAll('-', ' ')}.`,
  'pregnancy.notAsked': (v) =>
    of(v, 'advice').startsWith('avoid')
      ? 'nobody has asked. It harms an unborn child.'
      : 'nobody has asked. It needs care.',
  'breastfeeding.avoid': (v) => `harms a breast-fed child.${recorded(v)}`,
  'breastfeeding.caution': (v) => `only with care.${recorded(v)}`,
  'breastfeeding.ok': () => 'usual while breast-feeding.',
  'breastfeeding.unknown': () => 'our table does not say.',
  'breastfeeding.no': () => 'not breast-feeding, as you noted.',
  'breastfeeding.cannotSay': (v) => `could not be said. The medicine: ${of(v, 'advice')}.`,
  'breastfeeding.notAsked': (v) =>
    of(v, 'advice') === 'avoid' ? 'nobody has asked. It harms a breast-fed child.' : 'nobody has asked. It needs care.',
  'alcohol.found': (v) => `${of(v, 'why')}. ${of(v, 'do')}`.trim() + recorded(v),
  'alcohol.no': () => 'does not drink, as you noted.',
  'alcohol.cannotSay': (v) => `could not be said. ${of(v, 'why')}. ${of(v, 'do')}`.trim(),
  'alcohol.notKnown': (v) => `the record does not say. ${of(v, 'why')}. ${of(v, 'do')}`.trim(),
  'kidneys.avoid': (v) => `to be avoided with weak kidneys.${filtration(v)}${recorded(v)}`,
  'kidneys.adjust': (v) => `the dose has to be less with weak kidneys.${filtration(v)}${recorded(v)}`,
  'kidneys.caution': (v) => `care with weak kidneys.${filtration(v)}${recorded(v)}`,
  'kidneys.no': () => 'no change with weak kidneys.',
  'kidneys.unknown': () => 'our table does not say.',
  'kidneys.child': () => 'not known to us: no formula for a child without a measured filtration.',
  'kidneys.old': () => 'not known to us: the last result is older than a year.',
  'kidneys.none': () => 'not known to us: no result.',
  'kidneys.clear': (v) => `no weakness in the last result.${filtration(v)}`,
  'schedule.lowered': (v) => `Schedule ${of(v, 'schedule')} here, at least ${of(v, 'least')} in our list.`,
  'schedule.sixRepeats': () => 'Schedule 6 has no repeats.',
  'schedule.sixDays': () => 'Schedule 6 lasts 30 days at most.',
  'schedule.sixWords': () => 'figure and words differ.',
  'schedule.sixAlone': () => 'Schedule 6 stands alone on its prescription.',
  'schedule.sixMonths': (v) => `with its repeats it lasts ${of(v, 'days')} days; six months is the most.`,
  'schedule.unknown': () => 'our list does not say.',
  'schedule.notSaid': () => 'not checked, because it is missing.',
  'schedule.clear': (v) => `${of(v, 'schedule')}, as in our list.`,
};

/** A line of a check as one plain sentence, e.g. `Allergies: 1 compared.` */
export function checkLineText({ kind, says, values }: LineToSay): string {
  const words = Object.hasOwn(WORDS, says)
    ? WORDS[says as CheckSays](values)
    : 'this page is too old to say it. Please reload it.';
  const by = values.named === true ? ' By what you named.' : '';
  return `${CHECK_NAMES[kind] ?? kind}: ${words}${by}`;
}
