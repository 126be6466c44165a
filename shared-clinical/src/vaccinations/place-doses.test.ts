import { describe, expect, it } from 'vitest';
import { readName } from './names';
import { dayAtAge, givenUpTo, placeDoses, type RecordedDose, slotsThatAre } from './place-doses';
import { SCHEDULE, VACCINE_NAMES } from './schedule';

const BORN = '2022-08-14';
const TODAY = '2026-11-28';
const given = (label: string, givenOn: string, dose = '', id = `${label} ${givenOn} ${dose}`): RecordedDose => ({
  id,
  label,
  givenOn,
  dose,
});
const place = (doses: readonly RecordedDose[], today = TODAY, isGirl = false, born = BORN) =>
  placeDoses({ born, isGirl }, today, doses);
const inState = (placement: ReturnType<typeof place>, state: Parameters<typeof slotsThatAre>[1]) =>
  slotsThatAre(placement, state).map(({ slot }) => `${slot.vaccine}${slot.dose}`);

/** Everything up to 18 months, as the booklet of a boy born on 14 August 2022 has it. */
const BOOKLET = [
  given('BCG', '2022-08-14'),
  given('OPV0', '2022-08-14'),
  given('OPV1', '2022-09-26'),
  given('RV1', '2022-09-26'),
  given('DTaP-IPV-Hib-HBV1', '2022-09-26'),
  given('PCV1', '2022-09-26'),
  given('DTaP-IPV-Hib-HBV2', '2022-10-24'),
  given('RV2', '2022-11-21'),
  given('DTaP-IPV-Hib-HBV3', '2022-11-21'),
  given('PCV2', '2022-11-21'),
  given('Measles1', '2023-02-15'),
  given('PCV3', '2023-05-16'),
  given('Measles2', '2023-08-15'),
  given('DTaP-IPV-Hib-HBV4', '2024-02-20'),
];

describe('a name', () => {
  it.each([
    ['Hexavalent', 'hexa', null],
    ['6-in-1', 'hexa', null],
    ['Six in one, 2nd dose', 'hexa', 2],
    ['Hexaxim (3)', 'hexa', 3],
    ['Infanrix-hexa', 'hexa', null],
    ['DTaP-IPV-HepB-Hib', 'hexa', null],
    ['DTaP-IPV-Hib-HBV4', 'hexa', 4],
    ['OPV', 'opv', null],
    ['polio drops', 'opv', null],
    ['Oral polio vaccine, birth', 'opv', 0],
    ['OPV-Merieux® (1)', 'opv', 1],
    ['Rotarix', 'rota', null],
    ['Rotavirus drops second', 'rota', 2],
    ['PCV13', 'pcv', null],
    ['Prevenar 13', 'pcv', null],
    ['PCV 2', 'pcv', 2],
    ['Pneumococcal conjugate vaccine', 'pcv', null],
    ['BCG', 'bcg', null],
    ['Tuberculosis', 'bcg', null],
    ['MR1', 'measles', 1],
    ['Measles-rubella', 'measles', null],
    ['MMR', 'measles', null],
    ['Measbio', 'measles', null],
    ['Tdap', 'td', null],
    ['Td', 'td', null],
    ['Tetanus and diphtheria', 'td', null],
    ['Adacel Quadra', 'td', null],
    ['HPV', 'hpv', null],
    ['Cervarix', 'hpv', null],
    ['Gardasil 9', 'hpv', null],
  ] as const)('“%s” is %s, dose %s', (label, vaccine, dose) =>
    expect(readName({ label, dose: '' })).toEqual({ vaccines: [vaccine], dose }),
  );

  it.each([
    'Polio',
    'Pentaxim',
    'DTaP-IPV/Hib',
    'Hepatitis B',
    'German measles',
    'Rubella',
    'Pneumovax',
    'Chickenpox',
    'Yellow fever',
    'Covid-19',
    'Mantoux',
    'Six weeks',
    'Clinic card',
    'Tetanus',
  ])('“%s” is not one of the schedule, or only part of one', (label) =>
    expect(readName({ label, dose: '' }).vaccines).toEqual([]),
  );

  it('may be a code of another system, or several at once', () => {
    expect(readName({ label: 'Vaccine', dose: '2', code: '119', codeSystem: 'cvx' })).toEqual({
      vaccines: ['rota'],
      dose: 2,
    });
    expect(readName({ label: 'Impfung', dose: '', code: 'J07CA09', codeSystem: 'atc' }).vaccines).toEqual(['hexa']);
    expect(readName({ label: 'Hexaxim + Prevenar 13', dose: '2' })).toEqual({ vaccines: ['hexa', 'pcv'], dose: null });
  });

  it('of the schedule itself is read back', () => {
    for (const [id, name] of Object.entries(VACCINE_NAMES))
      expect(readName({ label: name, dose: '' }).vaccines).toEqual([id]);
  });
});

describe('a booklet that is filled', () => {
  it('is given up to 18 months, and the next is due at 6 years', () => {
    const placement = place(BOOKLET);
    expect(givenUpTo(placement)?.label).toBe('18 months');
    expect(inState(placement, 'later')).toEqual(['td1', 'td2']);
    expect(placement.unplaced).toEqual([]);
  });

  it('says the same without the numbers of the doses', () => {
    const unnumbered = BOOKLET.map((one) => ({ ...one, label: one.label.replace(/\d$/, '') }));
    expect(place(unnumbered).visits.map(({ slots }) => slots.map(({ dose }) => dose?.id))).toEqual(
      place(BOOKLET).visits.map(({ slots }) => slots.map(({ dose }) => dose?.id)),
    );
  });

  it('with a gap is not given up to later ages, and the gap is late', () => {
    const placement = place(BOOKLET.filter(({ label }) => label !== 'Measles2'));
    expect(givenUpTo(placement)?.label).toBe('9 months');
    expect(inState(placement, 'overdue')).toEqual(['measles2']);
  });

  it('does not ask for rotavirus after 24 weeks', () => {
    const without = BOOKLET.filter(({ label }) => !label.startsWith('RV'));
    expect(inState(place(without), 'closed')).toEqual(['rota1', 'rota2']);
    expect(inState(place(without), 'overdue')).toEqual([]);
    expect(inState(place(without.slice(0, 2), '2023-01-10'), 'overdue')).toContain('rota1');
  });
});

describe('what is due', () => {
  it('is told by age, late after four weeks', () => {
    const atBirth = BOOKLET.slice(0, 2);
    expect(inState(place(atBirth, '2022-09-24'), 'due')).toEqual([]);
    expect(inState(place(atBirth, '2022-09-25'), 'due')).toEqual(['opv1', 'rota1', 'hexa1', 'pcv1']);
    expect(inState(place(atBirth, '2022-10-24'), 'overdue')).toEqual(['opv1', 'rota1', 'hexa1', 'pcv1']);
  });

  it('is not judged where nothing is written down: unknown, never late', () => {
    const placement = place([]);
    expect(inState(placement, 'overdue')).toEqual([]);
    expect(inState(placement, 'unknown')).toHaveLength(14);
    const none = place([given('Yellow fever', '2024-01-01')]);
    expect(inState(none, 'overdue')).toEqual([]);
    expect(none.unplaced).toMatchObject([{ why: 'name' }]);
  });

  it('of children of an earlier schedule is not judged', () => {
    const placement = place([given('BCG', '2014-01-02')], TODAY, true, '2014-01-01');
    expect(inState(placement, 'overdue')).toEqual([]);
    expect(inState(placement, 'unknown')).toContain('measles1');
  });

  it('is HPV for girls alone, from 9 years, late from 12 on', () => {
    const girl = [given('BCG', '2016-01-01')];
    const on = (today: string, isGirl: boolean) => place(girl, today, isGirl, '2016-01-01');
    expect(inState(on('2024-12-31', true), 'later')).toContain('hpv1');
    expect(inState(on('2026-11-28', true), 'due')).toEqual(['hpv1']);
    expect(inState(on('2028-06-01', true), 'overdue')).toContain('hpv1');
    expect(on('2028-06-01', false).visits.map(({ visit }) => visit.id)).not.toContain('9y');
  });
});

describe('a dose', () => {
  it.each([
    ['before the schedule has it', given('MMR', '2022-11-20'), 'early'],
    ['after all of them', given('BCG', '2024-01-01'), 'extra'],
    ['of the same day once more', given('Prevenar', '2022-09-26'), 'twice'],
    ['that is none of it', given('Chickenpox', '2024-01-01'), 'name'],
    ['of a booster nobody knows the day of', given('Tdap', ''), 'noDay'],
    ['that is there already', given('PCV', '', '2'), 'twice'],
  ] as const)('%s is listed and not counted', (_, dose, why) => {
    const placement = place([...BOOKLET, dose]);
    expect(placement.unplaced).toEqual([{ dose, why }]);
    expect(inState(placement, 'given')).toHaveLength(14);
  });

  it('of which only the year or month is known counts where it can have been', () => {
    expect(inState(place([given('Measles', '2023')]), 'given')).toEqual(['measles1']);
    expect(inState(place([given('Measles', '2023-08', '2')]), 'given')).toEqual(['measles2']);
    expect(inState(place([given('Measles', '2021')]), 'given')).toEqual([]);
  });

  it('without a day takes the first free place, or its own', () => {
    expect(inState(place([given('Hexaxim', '')]), 'given')).toEqual(['hexa1']);
    expect(inState(place([given('Hexaxim', '', '4')]), 'given')).toEqual(['hexa4']);
  });

  it('of a private schedule with more doses is placed by age', () => {
    const pcv = [
      given('Prevenar', '2022-09-26', '1'),
      given('Prevenar', '2022-10-24', '2'),
      given('Prevenar', '2022-11-21', '3'),
      given('Prevenar', '2023-08-20', '4'),
    ];
    const placement = place(pcv);
    expect(inState(placement, 'given')).toEqual(['pcv1', 'pcv2', 'pcv3']);
    expect(placement.unplaced).toHaveLength(1);
  });

  it('of a booster at 5 is that of 6 years, at 10 that of 12', () => {
    const girl = (on: string) => place([given('Tdap', on)], '2032-01-01', true, '2016-01-01');
    expect(inState(girl('2021-03-01'), 'given')).toEqual(['td1']);
    expect(inState(girl('2026-09-10'), 'given')).toEqual(['td1']);
    const both = place([given('Td', '2022-01-10'), given('Tdap', '2026-09-10')], '2032-01-01', true, '2016-01-01');
    expect(inState(both, 'given')).toEqual(['td1', 'td2']);
  });
});

it('reaches an age on the last day of a month that is too short', () => {
  expect(dayAtAge('2024-08-31', { unit: 'months', count: 6 })).toBe('2025-02-28');
  expect(dayAtAge('2024-02-29', { unit: 'years', count: 1 })).toBe('2025-02-28');
});

it('is in the order of age, each vaccine numbered without a gap', () => {
  const due = SCHEDULE.map(({ age }) => dayAtAge('2022-01-01', age));
  expect(due).toEqual([...due].sort());
  for (const vaccine of Object.keys(VACCINE_NAMES)) {
    const numbers = SCHEDULE.flatMap(({ slots }) => slots).filter((one) => one.vaccine === vaccine);
    const first = vaccine === 'opv' ? 0 : 1;
    expect(numbers.map(({ dose }) => dose)).toEqual(numbers.map((_, place) => place + first));
  }
});
