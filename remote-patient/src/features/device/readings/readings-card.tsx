import { medicineMarks } from '@telehealth/care/chart/medicine-marks';
import { unitText, valueText } from '@telehealth/care/record/entry-words';
import { usualRangeOf } from '@telehealth/clinical/usual-ranges';
import { actingPerson } from '@telehealth/contracts/people';
import type { BackendQuery } from '@telehealth/data/client/use-backend-query';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import type { OwnReading } from '@telehealth/data/readings/own-reading';
import { type MeasuredPerson, MOST_READINGS } from '@telehealth/data/readings/reading.queries';
import type { ReadingType } from '@telehealth/data/readings/reading.schema';
import { useOwnMedicines } from '@telehealth/data/records/own-record.queries';
import { EmptyState } from '@telehealth/ui/feedback/empty-state';
import { lazyPart } from '@telehealth/ui/feedback/lazy-part';
import { MissingNotice } from '@telehealth/ui/feedback/missing-notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Skeleton } from '@telehealth/ui/feedback/skeleton';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { Suspense, useState } from 'react';
import { ReadingTable } from './reading-table';

interface ReadingsCardProps {
  type: ReadingType;
  types: readonly ReadingType[];
  query: BackendQuery<OwnReading[]>;
  latest: readonly OwnReading[];
  person: MeasuredPerson;
  onKind: (code: string) => void;
}

/** The patient's readings of a kind: a chart, and each with its source. */
export function ReadingsCard({ type, types, query, latest, person, onKind }: ReadingsCardProps) {
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
        {(readings) => <Shown readings={readings} type={type} person={person} />}
      </QueryPanel>
    </Card>
  );
}

// Typing a reading needs no plot, so it comes after the form.
const SeriesPlot = lazyPart(async () => (await import('@telehealth/care/chart/series-plot')).SeriesPlot<OwnReading>);

const FEWEST = 3;

interface ShownProps {
  readings: readonly OwnReading[];
  type: ReadingType;
  person: MeasuredPerson;
}

function Shown({ readings, type, person }: ShownProps) {
  const { Your, your } = useSubjectWords();
  // Of somebody else's record a look at the medicines is a line in their log, so it takes a press.
  const [isMarked, setMarked] = useState(actingPerson() === null);
  const medicines = useOwnMedicines(isMarked);
  const held = readings.filter(({ isStruck }) => !isStruck).reverse();
  return (
    <Stack>
      {held.length >= FEWEST && (
        <MissingNotice query={medicines} title={`${Your} medicines did not load`}>
          The chart is drawn without when they began, changed and ended.
        </MissingNotice>
      )}
      <Suspense fallback={<Skeleton height="20rem" />}>
        <SeriesPlot
          patientId={null}
          code={type.code}
          label={type.label}
          held={held}
          holdsAll={readings.length < MOST_READINGS}
          struck={readings.filter(({ isStruck }) => isStruck)}
          marks={medicineMarks(medicines.data ?? [])}
          range={usualRangeOf(type.code, person)}
          aboutOf={(shown) => <Mean series={shown} unit={type.unit} />}
          tableOf={(isWithin) => <ReadingTable readings={readings.filter(isWithin)} type={type} />}
        />
      </Suspense>
      {actingPerson() !== null && medicines.data?.length === 0 && (
        <p className="small soft" role="status">
          No medicines are in what you may see of {your} record.
        </p>
      )}
      {!isMarked && held.length >= FEWEST && (
        <div>
          <Button variant="line" onClick={() => setMarked(true)}>
            Show when {your} medicines changed
          </Button>
          <p className="small soft">{Your} log will say that you looked at the medicines.</p>
        </div>
      )}
      {readings.length >= MOST_READINGS && (
        <p className="small soft">
          The newest {MOST_READINGS} can be corrected here. Older ones are drawn, and kept in {your} record.
        </p>
      )}
    </Stack>
  );
}

function Mean({ series, unit }: { series: readonly OwnReading[]; unit: string }) {
  // A bound such as "< 20" has no part in a mean.
  if (series.some(({ comparator }) => comparator !== '')) return null;
  return (
    <p>
      Mean of {series.length} readings: <b>{meanText(series, unit)}</b>
    </p>
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
