import { TrendPlot } from '@telehealth/care/chart/trend-plot';
import { takenDay, unitText, valueText } from '@telehealth/care/record/entry-words';
import { usualRangeOf } from '@telehealth/clinical/usual-ranges';
import { viewerTimeZone } from '@telehealth/contracts/formatting';
import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import type { OwnReading } from '@telehealth/data/readings/own-reading';
import {
  useMeasuredPerson,
  useMyLatestReadings,
  useMyReadings,
  useReadingTypes,
} from '@telehealth/data/readings/reading.queries';
import { MissingNotice } from '@telehealth/ui/feedback/missing-notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { shortWhen } from '@telehealth/ui/parts/time';

const FEWEST_FOR_PLOT = 3;
const SHOWN = 30;

/** The latest measurement with a chart of earlier ones. */
export function LatestReadingCard() {
  const { your, Your } = useSubjectWords();
  const latest = useMyLatestReadings();
  return (
    <Card title="Latest reading" actions={<Link to={pathTo('patient.connectDevice')}>All readings</Link>}>
      <QueryPanel
        query={latest}
        safe={`${Your} readings are safe in ${your} record.`}
        empty={<p className="soft">Nothing measured yet. Readings you type or get from a device appear here.</p>}
      >
        {([newest]) => (newest === undefined ? null : <Reading newest={newest} />)}
      </QueryPanel>
    </Card>
  );
}

function Reading({ newest }: { newest: OwnReading }) {
  const { your, Your } = useSubjectWords();
  const types = useReadingTypes();
  const label = types.data?.find(({ code }) => code === newest.code)?.label ?? 'Reading';
  const person = useMeasuredPerson();
  const query = useMyReadings(newest.code);
  return (
    <>
      <p>
        <strong>
          {label}: {valueText(newest)} {unitText(newest.unit)}
        </strong>
        <br />
        <span className="small soft">
          {newest.takenPrecision === 'moment' ? shortWhen(newest.takenAt, viewerTimeZone()) : takenDay(newest)}
        </span>
      </p>
      <MissingNotice query={types} title="The name of this reading did not load">
        The number is as it was saved.
      </MissingNotice>
      <QueryPanel query={query} safe={`${Your} readings are safe in ${your} record.`}>
        {(readings) => {
          const series = readings
            .filter(({ isStruck }) => !isStruck)
            .slice(0, SHOWN)
            .reverse();
          return series.length < FEWEST_FOR_PLOT ? (
            <p className="small soft">From three readings on you see a chart here.</p>
          ) : (
            <>
              <MissingNotice query={person} title={`${Your} age did not load`}>
                The chart is drawn without a normal range.
              </MissingNotice>
              <TrendPlot label={label} series={series} range={usualRangeOf(newest.code, person.data ?? {})} />
            </>
          );
        }}
      </QueryPanel>
    </>
  );
}
