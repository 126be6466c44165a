import {
  BMI_FROM_MONTHS,
  bmiOf,
  comparedLength,
  DAYS_A_MONTH,
  judgeGrowth,
  type Sex,
  WEIGHT_FOR_LENGTH_UNTIL_MONTHS,
} from '@telehealth/clinical/growth/growth';
import { unitText, valueText } from '../record/entry-words';
import type { GrowthPoint, Measured } from './growth-point';

/** How many days a weight and a length may lie apart, so that the child has not grown between: younger than two years, and later. */
const APART_DAYS = { infant: 7, child: 30 } as const;

type Dated<E extends Measured> = GrowthPoint<E> & { months: number };
const isSound = <E extends Measured>(point: GrowthPoint<E>): point is Dated<E> =>
  point.months !== null && point.judged?.kind !== 'check';

/** The length measured nearest in time to a weight; undefined: none near enough. */
function lengthOf<E extends Measured>(weight: Dated<E>, lengths: readonly Dated<E>[]): Dated<E> | undefined {
  const most = weight.months < BMI_FROM_MONTHS ? APART_DAYS.infant : APART_DAYS.child;
  const apart = ({ months }: Dated<E>) => Math.abs(months - weight.months) * DAYS_A_MONTH;
  const near = lengths.filter((one) => apart(one) < most + 0.5);
  return near.sort((one, other) => apart(one) - apart(other))[0];
}

const numberOf = ({ entry }: { entry: Measured }) => `${valueText(entry)} ${unitText(entry.unit)}`;

function weightForLength<E extends Measured>(weight: Dated<E>, length: Dated<E>, sex: Sex | null): GrowthPoint<E> {
  const place = comparedLength(length.entry.code, length.entry.value, length.months);
  return {
    ...weight,
    said: `${numberOf(weight)} at ${numberOf(length)}`,
    place,
    judged: sex === null ? null : judgeGrowth('weightForLength', sex, place, weight.value),
  };
}

function bmi<E extends Measured>(weight: Dated<E>, length: Dated<E>, sex: Sex | null): GrowthPoint<E> {
  const value = bmiOf(weight.value, length.value);
  return {
    ...weight,
    said: `${value.toFixed(1)} ${unitText('kg/m2')}`,
    from: `${numberOf(weight)}, ${numberOf(length)}`,
    value,
    judged: sex === null ? null : judgeGrowth('bmi', sex, weight.months, value),
  };
}

/**
 * What is worked out from a weight and a length of about the same day, oldest first: weight for length up to the fifth birthday,
 * BMI from the second on. Numbers no child has are not worked with.
 */
export function workedOut<E extends Measured>(
  weights: readonly GrowthPoint<E>[],
  lengths: readonly GrowthPoint<E>[],
  sex: Sex | null,
): { weightForLength: GrowthPoint<E>[]; bmi: GrowthPoint<E>[] } {
  const sound = lengths.filter((one) => isSound(one));
  const pairs = weights
    .filter((one) => isSound(one))
    .flatMap((weight) => {
      const length = lengthOf(weight, sound);
      return length === undefined ? [] : [{ weight, length }];
    });
  const from = (test: (months: number) => boolean) => pairs.filter(({ weight }) => test(weight.months));
  return {
    weightForLength: from((months) => months <= WEIGHT_FOR_LENGTH_UNTIL_MONTHS).map(({ weight, length }) =>
      weightForLength(weight, length, sex),
    ),
    bmi: from((months) => months >= BMI_FROM_MONTHS).map(({ weight, length }) => bmi(weight, length, sex)),
  };
}
