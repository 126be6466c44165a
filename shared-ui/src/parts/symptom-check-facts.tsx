import type { SymptomAnswer } from '@telehealth/contracts/chart';
import type { SymptomCheck } from '@telehealth/contracts/schemas/symptom-check';
import { DataList } from './data-list';

const ANSWERS: Readonly<Record<SymptomAnswer, string>> = { yes: 'Yes', no: 'No', unsure: 'Not sure' };
const SEXES: Readonly<Record<SymptomCheck['sex'], string>> = {
  female: 'female',
  male: 'male',
  unsaid: 'sex at birth not said',
};
const WEEKS_OF_A_YEAR = 52;
const MONTHS_OF_A_YEAR = 12;

/** A person's answers in the symptom checker, for them and for the specialist they shared it with. */
export function SymptomCheckFacts({ check }: { check: SymptomCheck }) {
  const { words, facts, questions, pregnant } = check;
  const said = (answer: SymptomAnswer) =>
    facts
      .filter((fact) => fact.answer === answer)
      .map(({ says }) => says)
      .join('; ');
  const items = [
    {
      term: 'About',
      detail: `${check.about === 'me' ? 'Themselves' : 'Somebody else'}, ${ageText(check.age)}, ${SEXES[check.sex]}`,
    },
    ...(pregnant === undefined ? [] : [{ term: 'Pregnant', detail: ANSWERS[pregnant] }]),
    { term: 'In their words', detail: words },
    { term: 'There', detail: said('yes') },
    { term: 'Not sure', detail: said('unsure') },
    { term: 'Not there', detail: said('no') },
    ...questions.map(({ asks, answer }) => ({ term: asks, detail: ANSWERS[answer] })),
  ];
  return <DataList items={items.filter(({ detail }) => detail !== '')} />;
}

/** From two years on in whole years, before that in weeks or months. */
export function ageText(years: number): string {
  if (years >= 2) return `${Math.floor(years)} years`;
  const weeks = Math.round(years * WEEKS_OF_A_YEAR);
  const [count, unit] = weeks < MONTHS_OF_A_YEAR ? [weeks, 'week'] : [Math.round(years * MONTHS_OF_A_YEAR), 'month'];
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}
