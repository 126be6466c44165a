import { TrendPlot } from '@telehealth/care/chart/trend-plot';
import { unitText, valueText } from '@telehealth/care/record/entry-words';
import { now } from '@telehealth/contracts/clock';
import type { BackendQuery } from '@telehealth/data/client/use-backend-query';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import type { OwnReading } from '@telehealth/data/readings/own-reading';
import { MOST_READINGS, useMyMedicineStarts } from '@telehealth/data/readings/reading.queries';
import type { ReadingType } from '@telehealth/data/readings/reading.schema';
import { EmptyState } from '@telehealth/ui/feedback/empty-state';
import { MissingNotice } from '@telehealth/ui/feedback/missing-notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { useState } from 'react';
import { normalRangeOf } from '../../../readings/normal-range';
import { beginnings } from './beginnings';
import { ReadingTable } from './reading-table';

interface ReadingsCardProps {
  type: ReadingType;
  types: readonly ReadingType[];
  query: BackendQuery<OwnReading[]>;
  latest: readonly OwnReading[];
  /** In years; null: unknown. */
  age: number | null;
  onKind: (code: string) => void;
}

/** The patient's readings of a kind: a chart, and each with its source. */
export function ReadingsCard({ type, types, query, latest, age, onKind }: ReadingsCardProps) {
  const { Your, your } = useSubjectWords();
  const others = latest.map(({ code, ...reading }) => ({
    value: code,
    label: types.find((one) => one.code === code)?.label ?? code,
    note: `${valueText(reading)} ${unitText(reading.unit)}`.trim(),
  }));
  return (
    <Card title={type.label}>
      {others.length > 1 && (
        <ChipGroup
          type="radio"
          legend={`${Your} readings`}
          hideLegend
          options={others}
          value={others.some(({ value }) => value === type.code) ? type.code : ''}
          onChange={onKind}
        />
      )}
      <QueryPanel
        query={query}
        safe={`${Your} readings are safe in ${your} record.`}
        empty={
          <EmptyState title={`No reading of ${type.label.toLowerCase()} yet`}>
            <p>Type the first one, or get it from a device. From three readings on you see a chart.</p>
          </EmptyState>
        }
      >
        {(readings) => <Shown readings={readings} type={type} age={age} />}
      </QueryPanel>
    </Card>
  );
}

const DAY_MS = 86_400_000;
const PERIODS = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
  { value: 'all', label: 'All' },
] as const;
type Period = (typeof PERIODS)[number]['value'];
const FEWEST = 3;

function Shown({ readings, type, age }: { readings: readonly OwnReading[]; type: ReadingType; age: number | null }) {
  const { your } = useSubjectWords();
  const [start] = useState(now);
  const medicines = useMyMedicineStarts();
  const within = (period: Period) =>
    readings.filter(({ takenAt }) => period === 'all' || start.getTime() - takenAt.getTime() < Number(period) * DAY_MS);
  const enough = ({ value }: { value: Period }) => within(value).filter(({ isStruck }) => !isStruck).length >= FEWEST;
  const [asked, setPeriod] = useState<Period | null>(null);
  const period = asked ?? PERIODS.find(enough)?.value ?? 'all';
  const shown = within(period);
  const series = shown.filter(({ isStruck }) => !isStruck).reverse();
  const table = <ReadingTable readings={shown} type={type} />;
  return (
    <Stack>
      {readings.length >= FEWEST && (
        <ChipGroup
          type="radio"
          legend="How far back"
          hideLegend
          options={PERIODS}
          value={period}
          onChange={setPeriod}
        />
      )}
      {series.length >= FEWEST && (
        <>
          {/* A bound such as "< 20" has no part in a mean. */}
          {series.every(({ comparator }) => comparator === '') && (
            <p>
              Mean of {series.length} readings: <b>{meanText(series, type.unit)}</b>
            </p>
          )}
          <MissingNotice query={medicines} title={`When ${your} medicines began did not load`}>
            The chart is drawn without those marks.
          </MissingNotice>
        </>
      )}
      {series.length >= FEWEST ? (
        <TrendPlot
          label={type.label}
          series={series}
          begun={beginnings(medicines.data ?? [])}
          struck={shown.filter(({ isStruck }) => isStruck)}
          range={normalRangeOf(type.code, age)}
          table={table}
        />
      ) : (
        table
      )}
      {readings.length >= MOST_READINGS && (
        <p className="small soft">
          The newest {MOST_READINGS} are shown. Older ones are kept in {your} record.
        </p>
      )}
    </Stack>
  );
}

/** One decimal more only if the readings have decimals themselves. */
function meanText(series: readonly OwnReading[], unit: string): string {
  const mean = (numbers: readonly number[]) => {
    const exact = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
    return numbers.every(Number.isInteger) ? Math.round(exact) : Math.round(exact * 10) / 10;
  };
  const seconds = series.map(({ secondValue }) => secondValue).filter((second) => second !== null);
  const value = mean(series.map((one) => one.value));
  return `${valueText({ value, secondValue: seconds.length === 0 ? null : mean(seconds) })} ${unitText(unit)}`.trim();
}
