import {
  BMI_FROM_MONTHS,
  daysBetween,
  FROM_5_MONTHS,
  type GrowthMeasure,
  growthMonths,
  WEIGHT_FOR_LENGTH_UNTIL_MONTHS,
} from '@telehealth/clinical/growth/growth';
import { dayKey, viewerTimeZone } from '@telehealth/contracts/formatting';
import type { ChartEntryOf } from '@telehealth/data/chart/chart.schema';
import { Card } from '@telehealth/ui/layout/card';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { Disclosure } from '@telehealth/ui/parts/disclosure';
import { type ReactNode, useState } from 'react';
import { madeBy, takenDay } from '../record/entry-words';
import styles from './growth.module.css';
import { GrowthPlot } from './growth-plot';
import type { GrowthPoint } from './growth-point';
import { type GrowthPerson, growthAge, growthPersonOf, growthSeries, judgedText, MEASURE_WORDS } from './growth-series';

export interface GrowthCardProps {
  facts: { dateOfBirth: string | null; gender: string } | null | undefined;
  observations: readonly ChartEntryOf<'observation'>[];
  at: Date;
  /** Where a measurement is written down. */
  action?: ReactNode;
  /** Says z-scores, too. */
  forClinician?: boolean;
  headingLevel?: 2 | 3;
}

/** Growth of somebody under 19 on the curves of WHO; nothing for others, or where the birth date is not known. */
export function GrowthCard({ facts, observations, at, action, forClinician = false, headingLevel }: GrowthCardProps) {
  const today = dayKey(at, viewerTimeZone());
  const person = growthPersonOf(facts, today);
  if (person === null) return null;
  const series = growthSeries(person, observations);
  return (
    <Card
      title="Growth"
      headingLevel={headingLevel}
      actions={<span className="small soft">{curveText(person, today)}</span>}
    >
      {series.size === 0 ? (
        <p className="soft">No weight, length or head circumference is in the record yet.</p>
      ) : (
        <Measured person={person} series={series} today={today} forClinician={forClinician} />
      )}
      {action}
    </Card>
  );
}

const monthsToday = (born: string, today: string) => growthMonths(daysBetween(born, today), null);

function curveText({ born, sex }: GrowthPerson, today: string): string {
  if (sex === null) return '';
  return `${sex === 'male' ? 'boys' : 'girls'}, ${monthsToday(born, today) < FROM_5_MONTHS ? '0 to 5 years' : '5 to 19 years'}`;
}

interface MeasuredProps {
  person: GrowthPerson;
  series: ReadonlyMap<GrowthMeasure, readonly GrowthPoint[]>;
  today: string;
  forClinician: boolean;
}

/** The months of age at which each is of use, in the order of the choices. */
const SHOWN: Readonly<Record<GrowthMeasure, readonly [from: number, to: number]>> = {
  weight: [0, Number.POSITIVE_INFINITY],
  height: [0, Number.POSITIVE_INFINITY],
  weightForLength: [0, WEIGHT_FOR_LENGTH_UNTIL_MONTHS],
  bmi: [BMI_FROM_MONTHS, Number.POSITIVE_INFINITY],
  head: [0, 60],
};
const ORDER = ['weight', 'height', 'weightForLength', 'bmi', 'head'] as const satisfies readonly GrowthMeasure[];

function Measured({ person, series, today, forClinician }: MeasuredProps) {
  const months = monthsToday(person.born, today);
  const found = ORDER.filter(
    (measure) => series.has(measure) && months >= SHOWN[measure][0] && months <= SHOWN[measure][1],
  );
  const [chosen, setChosen] = useState<GrowthMeasure | ''>('');
  const measure = found.find((one) => one === chosen) ?? found[0];
  if (measure === undefined) return null;
  const points = series.get(measure) ?? [];
  const drawn = points.filter((point) => point.months !== null && point.judged?.kind !== 'check');
  const last = drawn.at(-1);
  return (
    <div className={styles.growth}>
      {found.length > 1 && (
        <ChipGroup
          type="radio"
          legend="What is shown"
          hideLegend
          options={found.map((value) => ({ value, label: MEASURE_WORDS[value] }))}
          value={measure}
          onChange={setChosen}
        />
      )}
      {last !== undefined && (
        <>
          <GrowthPlot
            measure={measure}
            sex={person.sex}
            points={drawn}
            nowMonths={months}
            words={plotWords(measure, drawn, last)}
          />
          <p className={styles.last}>{lastText(last, forClinician)}</p>
        </>
      )}
      {wrongOf(points).map((wrong) => (
        <p key={wrong} className={styles.check}>
          {wrong}
        </p>
      ))}
      <ul className={styles.notes}>
        {notesOf(person, measure, points, months).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <Disclosure summary="Show as table">
        <GrowthTable points={points} forClinician={forClinician} caption={MEASURE_WORDS[measure]} />
      </Disclosure>
    </div>
  );
}

function plotWords(measure: GrowthMeasure, drawn: readonly GrowthPoint[], last: GrowthPoint): string {
  const count = drawn.length === 1 ? '1 measurement' : `${drawn.length} measurements`;
  if (measure === 'weightForLength') return `${MEASURE_WORDS[measure]}, ${count}, last ${last.said}`;
  return `${MEASURE_WORDS[measure]} by age, ${count}, last ${last.said} at ${growthAge(last.months ?? 0)}`;
}

/** The last number, when, by whom, and where it stands among others. */
function lastText(point: GrowthPoint, forClinician: boolean): string {
  const said = `${point.said}, ${takenDay(point.entry)}, ${madeBy(point.entry)}.`;
  const { judged } = point;
  if (judged?.kind !== 'placed') return said;
  if (forClinician) return `${said} ${judgedText(point)} centile, z ${judged.z.toFixed(2)}.`;
  if (judged.centile >= 3 && judged.centile <= 97) return `${said} In the shaded part, where most children are.`;
  return `${said} ${judged.centile < 3 ? 'Below' : 'Above'} the shaded part: ask a nurse or doctor what it means.`;
}

/** Numbers that no child has: not drawn, not interpreted. */
const wrongOf = (points: readonly GrowthPoint[]): string[] =>
  points
    .filter(({ judged }) => judged?.kind === 'check')
    .map(
      (point) =>
        `Check the number: ${point.said} on ${takenDay(point.entry)} is not shown. No child of that age has it, so ${point.from === '' ? 'the number' : `one of ${point.from}`}, the day or the birth date is wrong.`,
    );

const WEIGHT_UNTIL_MONTHS = 120;
const CORRECTED_UNTIL_MONTHS = 24;

/** What the reader must know of the numbers and the curve. */
function notesOf(
  person: GrowthPerson,
  measure: GrowthMeasure,
  points: readonly GrowthPoint[],
  months: number,
): string[] {
  const notes: string[] = [];
  if (points.some((point) => point.months === null))
    notes.push('What was measured on a day nobody knows stands in the table only.');
  if (person.sex === null) {
    notes.push('No shaded part: WHO has curves for girls and for boys, and the record names neither.');
    return notes;
  }
  if (measure === 'weight' && months > WEIGHT_UNTIL_MONTHS) notes.push('WHO has no curve of weight after 10 years.');
  if (measure === 'bmi')
    notes.push('BMI: weight by height. Worked out where both were measured at most 30 days apart; never a diagnosis.');
  if (measure === 'weightForLength')
    notes.push(
      'Compared with children as long, of any age. Weight and length were measured at most 7 days apart, 30 from 2 years on.',
    );
  if (months < CORRECTED_UNTIL_MONTHS && measure !== 'weightForLength')
    notes.push('Not corrected for birth before term: the record does not hold the weeks of pregnancy.');
  notes.push(
    `Shaded: 94 of 100 healthy children, dotted the middle. ${months < FROM_5_MONTHS ? 'WHO Child Growth Standards, 2006' : 'WHO Reference, 2007'}.`,
  );
  return notes;
}

interface GrowthTableProps {
  points: readonly GrowthPoint[];
  forClinician: boolean;
  caption: string;
}

/** The same as the plot, newest first, with who measured. */
function GrowthTable({ points, forClinician, caption }: GrowthTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Day, age</th>
          <th scope="col">Measured</th>
          <th scope="col">Centile</th>
          {forClinician && <th scope="col">z</th>}
          <th scope="col">By</th>
        </tr>
      </thead>
      <tbody>
        {[...points].reverse().map((point) => (
          <tr key={point.entry.id}>
            <td>
              {takenDay(point.entry)}
              <small>{point.months === null ? 'age not known' : growthAge(point.months)}</small>
            </td>
            <th scope="row">
              {point.said}
              {point.from !== '' && <small>{point.from}</small>}
            </th>
            <td>{judgedText(point)}</td>
            {forClinician && <td>{point.judged?.kind === 'placed' ? point.judged.z.toFixed(2) : ''}</td>}
            <td>{madeBy(point.entry)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
