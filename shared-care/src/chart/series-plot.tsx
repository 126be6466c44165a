import { observationType } from '@telehealth/clinical/observation-types';
import type { UsualRange } from '@telehealth/clinical/usual-ranges';
import { now } from '@telehealth/contracts/clock';
import { useReadingSeries } from '@telehealth/data/readings/series.queries';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Stack } from '@telehealth/ui/layout/stack';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { type ReactNode, useState } from 'react';
import { type Plotted, spanAsPlotted } from '../record/plotted';
import type { MedicineMark } from './medicine-marks';
import { TrendPlot, ValueTable } from './trend-plot';

const DAY_MS = 86_400_000;
const YEAR_DAYS = 365.25;
const PERIODS = [
  { value: '1m', label: '1 month', days: 31 },
  { value: '3m', label: '3 months', days: 92 },
  { value: '1y', label: '1 year', days: YEAR_DAYS },
  { value: '5y', label: '5 years', days: 5 * YEAR_DAYS },
  { value: '20y', label: '20 years', days: 20 * YEAR_DAYS },
  { value: 'all', label: 'All', days: null },
] as const;
type Period = (typeof PERIODS)[number];
type PeriodId = Period['value'];
/** Fewer are faster to read as a list. */
const FEWEST = 3;

export interface SeriesPlotProps<T extends Plotted> {
  /** Null: of the signed-in person. */
  patientId: string | null;
  code: string;
  label: string;
  /** At hand: the newest of the kind, oldest first. */
  held: readonly T[];
  /** There are no older ones. */
  holdsAll: boolean;
  marks?: readonly MedicineMark[];
  struck?: readonly T[];
  range?: UsualRange | null;
  /** What stands for the values of a period in place of the table of the plot. */
  tableOf?: (isWithin: (one: T) => boolean) => ReactNode;
  /** Rendered above the plot, of values that are at hand. */
  aboutOf?: (shown: readonly T[]) => ReactNode;
}

/**
 * A series of any length, for as long a time as the reader chooses. What is at hand is drawn at once; older values are read when a
 * period needs them, all of them, in spans of time where they are many.
 */
export function SeriesPlot<T extends Plotted>(props: SeriesPlotProps<T>) {
  const { label, held, holdsAll } = props;
  const [start] = useState(now);
  const [asked, setAsked] = useState<PeriodId | null>(null);
  const beginOf = ({ days }: Period) => (days === null ? null : start.getTime() - days * DAY_MS);
  const isIn = (period: Period) => (one: T) => one.takenAt.getTime() >= (beginOf(period) ?? Number.NEGATIVE_INFINITY);
  const oldest = held[0]?.takenAt.getTime() ?? Number.POSITIVE_INFINITY;
  /** Nothing older than what is at hand lies in it. */
  const isAtHand = (period: Period) => holdsAll || oldest < (beginOf(period) ?? Number.NEGATIVE_INFINITY);
  const first = PERIODS.find((period) => isAtHand(period) && held.filter(isIn(period)).length >= FEWEST);
  // Without a press nothing is read: of somebody else's record that is a line in their log.
  const period = PERIODS.find(({ value }) => value === asked) ?? first ?? null;
  const shown = period === null ? held : held.filter(isIn(period));
  return (
    <Stack gap={2}>
      {(held.length >= FEWEST || !holdsAll) && (
        <ChipGroup
          type="radio"
          legend={`How far back, ${label}`}
          hideLegend
          options={PERIODS}
          value={period?.value ?? ''}
          onChange={setAsked}
        />
      )}
      {period === null || isAtHand(period) ? (
        <Drawn {...props} shown={shown} isWithin={period === null ? () => true : isIn(period)} />
      ) : (
        <Older key={period.value} {...props} from={beginOf(period)} isWithin={isIn(period)} />
      )}
      {period === null && (
        <p className="small soft">The newest {held.length} are drawn. Choose how far back to see all.</p>
      )}
    </Stack>
  );
}

interface DrawnProps<T extends Plotted> extends SeriesPlotProps<T> {
  shown: readonly T[];
  isWithin: (one: T) => boolean;
}

function Drawn<T extends Plotted>({ shown, isWithin, tableOf, aboutOf, ...plot }: DrawnProps<T>) {
  const { label, marks = [], struck = [], range = null } = plot;
  if (shown.length < FEWEST) return tableOf?.(isWithin) ?? <Few shown={shown} />;
  return (
    <>
      {aboutOf?.(shown)}
      <TrendPlot
        label={label}
        series={shown}
        struck={struck.filter(isWithin)}
        marks={marks}
        range={range}
        table={tableOf?.(isWithin)}
      />
    </>
  );
}

const Few = ({ shown }: { shown: readonly Plotted[] }) =>
  shown.length === 0 ? <p className="soft">None in this time.</p> : <ValueTable series={shown} />;

interface OlderProps<T extends Plotted> extends SeriesPlotProps<T> {
  /** In ms; null: from the first value on. */
  from: number | null;
  isWithin: (one: T) => boolean;
}

/** A period that goes further back than what is at hand. */
function Older<T extends Plotted>({ patientId, code, label, held, from, isWithin, ...more }: OlderProps<T>) {
  const { marks = [], struck = [], range = null, tableOf } = more;
  const series = useReadingSeries({
    patientId,
    code,
    category: observationType(code)?.category ?? 'readings',
    from: from === null ? null : new Date(from),
  });
  const unit = held[0]?.unit ?? '';
  return (
    <QueryPanel query={series} safe="The values are safe in the record; they only could not be drawn.">
      {({ values, spans }) => {
        const drawn: readonly Plotted[] =
          spans.length > 0 ? spans.map((span) => spanAsPlotted(span, unit)) : [...values].reverse();
        if (drawn.length < FEWEST) return <Few shown={drawn} />;
        return (
          <>
            <TrendPlot label={label} series={drawn} struck={struck.filter(isWithin)} marks={marks} range={range} />
            {tableOf?.(isWithin)}
          </>
        );
      }}
    </QueryPanel>
  );
}
