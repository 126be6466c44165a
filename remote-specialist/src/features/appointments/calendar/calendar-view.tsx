import { dayKey, formatDate, formatDay, instantInZone, zoneName } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { Link, useSearchParams } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { useServerNow } from '@telehealth/data/clock/use-server-now';
import {
  useMyExceptions,
  useMyPublicHolidays,
  useMySqueezeIns,
  useMyWeekHours,
  useVisitsOfPractice,
  useWaitlistCount,
} from '@telehealth/data/practice/practice.queries';
import type { Practice } from '@telehealth/data/practice/practice.schema';
import { MissingNotice } from '@telehealth/ui/feedback/missing-notice';
import { RetryNotice } from '@telehealth/ui/feedback/retry-notice';
import { SkeletonCard } from '@telehealth/ui/feedback/skeleton';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import * as icons from '@telehealth/ui/parts/icons';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { OutsideCard } from '../../../practice/outside-card';
import { TimeOffDialog } from '../../../practice/time-off-dialog';
import { DaySheetButton } from '../../../visits/day-sheet';
import { visitsOn } from '../../../visits/specialist-days';
import { StepDialog } from '../step-dialog';
import type { VisitStep } from '../visit-day-list';
import styles from './calendar.module.css';
import { addDays, addMonths, dayInstant, monthOf, openStretches, weekOf } from './days';
import { MonthGrid } from './month-grid';
import { SqueezeInDialog } from './squeeze-in-dialog';
import { useMoving } from './use-moving';
import { useNarrow } from './use-narrow';
import { VisitDialog } from './visit-dialog';
import { WeekGrid } from './week-grid';

export type CalendarSpan = 'day' | 'week' | 'month';

interface CalendarViewProps {
  practice: Practice;
  span: CalendarSpan;
  /** Polling interval while live updates are unavailable. */
  pollMs: number | false;
}

/** The practice's days from the URL, in the practice's time zone. */
export function CalendarView({ practice, span: wanted, pollMs }: CalendarViewProps) {
  const { now } = useServerNow(30_000);
  const zone = practice.timeZone;
  const today = dayKey(now, zone);
  const [search, setSearch] = useSearchParams();
  const asked = search.get('day') ?? '';
  const day = /^20\d{2}-\d{2}-\d{2}$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : today;
  // Seven columns are too narrow for a thumb: a phone shows the day.
  const isNarrow = useNarrow();
  const span = wanted === 'week' && isNarrow ? 'day' : wanted;
  const days = span === 'month' ? monthOf(day) : span === 'week' ? weekOf(day) : [day];
  const go = (to: string, next: CalendarSpan = span) => setSearch({ view: next, day: to }, { replace: true });
  const found = useCalendar(days, zone, today, pollMs);
  const [opened, setOpened] = useState<Appointment | null>(null);
  const [step, setStep] = useState<VisitStep | null>(null);
  const moving = useMoving(zone, now, ({ visit, at }) => setStep({ way: 'move', visit, to: at }));
  const open = Object.fromEntries(
    days.map((one) => [one, openStretches(one, found.hours, found.exceptions, found.holidays)]),
  );
  const shared = { days, today, zone, now, open, visits: found.visits, onDay: (to: string) => go(to, 'day') };
  return (
    <Stack gap={4}>
      <Bar span={span} day={day} today={today} practice={practice} squeezeIns={found.squeezeIns} onGo={go}>
        {span === 'day' && <DayOnPaper day={startOf(day, zone)} visits={found.visits} now={now} zone={zone} />}
      </Bar>
      {found.error !== null && (
        <RetryNotice title="The calendar may be incomplete" onRetry={found.refetch} busy={found.isFetching}>
          {errorText(found.error)} Your visits are safe.
        </RetryNotice>
      )}
      <div aria-busy={found.isFetching || undefined}>
        {span === 'month' ? (
          <MonthGrid {...shared} month={day.slice(0, 7)} />
        ) : found.isComing ? (
          <SkeletonCard height="36rem" />
        ) : (
          <WeekGrid
            {...shared}
            holidays={found.holidays}
            squeezedIn={found.squeezedIn}
            moving={moving}
            onOpen={setOpened}
          />
        )}
      </div>
      {/* Below the days, which would move under the eyes when it comes. */}
      <OutsideCard zone={zone} />
      <Foot zone={zone} isLoading={found.isLoading} />
      {opened !== null && (
        <VisitDialog
          visit={opened}
          zone={zone}
          now={now}
          onStep={(next) => {
            setOpened(null);
            setStep(next);
          }}
          onClose={() => setOpened(null)}
        />
      )}
      {step !== null && <StepDialog {...step} onClose={() => setStep(null)} />}
    </Stack>
  );
}

/**
 * The calendar's data. Hours and visits decide which hours are shown; the first render waits for both, because the layout would
 * shift. Other days render with the data there is.
 */
function useCalendar(days: readonly string[], zone: string, today: string, pollMs: number | false) {
  const [first, last] = [days[0] ?? today, days.at(-1) ?? today];
  const visits = useVisitsOfPractice(startOf(first, zone), startOf(addDays(last, 1), zone), { pollMs });
  const hours = useMyWeekHours();
  const exceptions = useMyExceptions(first);
  const holidays = useMyPublicHolidays();
  const squeezeIns = useMySqueezeIns(first < today ? first : today);
  const all = [visits, hours, exceptions, holidays, squeezeIns];
  const [wasThere, setWasThere] = useState(false);
  const isThere = hours.status !== 'pending' && (wasThere || visits.status !== 'pending');
  if (isThere && !wasThere) setWasThere(true);
  return {
    visits: visits.data ?? [],
    hours: hours.data ?? [],
    exceptions: exceptions.data ?? [],
    holidays: holidays.data ?? [],
    squeezeIns: squeezeIns.data ?? [],
    squeezedIn: new Set((squeezeIns.data ?? []).map(({ appointmentId }) => appointmentId)),
    error: all.find(({ error }) => error !== null)?.error ?? null,
    isFetching: all.some(({ isFetching }) => isFetching),
    isLoading: visits.status === 'pending',
    isComing: !isThere,
    refetch: () => {
      for (const query of all) if (query.error !== null) query.refetch();
    },
  };
}

/** Where the clock skips midnight, the day begins an hour later. */
const startOf = (day: string, zone: string): Date =>
  instantInZone(day, '00:00', zone) ?? instantInZone(day, '01:00', zone) ?? new Date(`${day}T00:00:00Z`);

interface BarProps {
  span: CalendarSpan;
  day: string;
  today: string;
  practice: Practice;
  squeezeIns: Parameters<typeof SqueezeInDialog>[0]['squeezeIns'];
  onGo: (day: string) => void;
  /** Further actions. */
  children: ReactNode;
}

const STEP_OF: Readonly<Record<CalendarSpan, (day: string, way: 1 | -1) => string>> = {
  day: (day, way) => addDays(day, way),
  week: (day, way) => addDays(day, 7 * way),
  month: (day, way) => addMonths(day, way),
};
const THIS: Readonly<Record<CalendarSpan, string>> = { day: 'Today', week: 'This week', month: 'This month' };

function titleOf(span: CalendarSpan, day: string): string {
  if (span === 'day') return formatDay(dayInstant(day), 'UTC');
  if (span === 'week') return `Week of ${formatDate(dayInstant(weekOf(day)[0] ?? day), 'UTC')}`;
  return formatDate(dayInstant(`${day.slice(0, 7)}-01`), 'UTC').replace(/^1 /, '');
}

function Bar({ span, day, today, practice, squeezeIns, onGo, children }: BarProps) {
  const [open, setOpen] = useState<'squeeze' | 'off' | null>(null);
  const close = () => setOpen(null);
  // Extra visits cannot be in the past.
  const from = day < today ? today : day;
  return (
    <div className={styles.bar}>
      <h2 aria-live="polite">{titleOf(span, day)}</h2>
      <Cluster>
        <Button variant="line" size="s" icon={icons.back} onClick={() => onGo(STEP_OF[span](day, -1))}>
          Before
        </Button>
        <Button variant="line" size="s" onClick={() => onGo(today)}>
          {THIS[span]}
        </Button>
        <Button variant="line" size="s" icon={icons.arrow} onClick={() => onGo(STEP_OF[span](day, 1))}>
          Next
        </Button>
        <Button variant="line" size="s" icon={icons.plus} onClick={() => setOpen('squeeze')}>
          Add an extra visit
        </Button>
        <Button variant="line" size="s" onClick={() => setOpen('off')}>
          Take time off
        </Button>
        {children}
      </Cluster>
      {open === 'squeeze' && <SqueezeInDialog practice={practice} squeezeIns={squeezeIns} day={from} onClose={close} />}
      {open === 'off' && <TimeOffDialog practice={practice} today={today} day={from} onClose={close} />}
    </div>
  );
}

/** The agreed visits of one day, to print; without any there is nothing to print. */
function DayOnPaper({ visits, ...props }: ComponentProps<typeof DaySheetButton>) {
  const agreed = visitsOn(props.day, visits, props.zone);
  return agreed.length === 0 ? null : <DaySheetButton {...props} visits={agreed} />;
}

const LEGEND = [
  { kind: 'open', label: 'Open for booking' },
  { kind: 'closed', label: 'Closed' },
  { kind: 'booked', label: 'Visit' },
  { kind: 'waits', label: 'In the waiting room' },
  { kind: 'withYou', label: 'In progress' },
  { kind: 'invited', label: 'Not booked yet, or an extra visit' },
] as const;

function Foot({ zone, isLoading }: { zone: string; isLoading: boolean }) {
  const query = useWaitlistCount();
  const waiting = query.data ?? 0;
  return (
    <>
      <ul className={styles.legend} aria-label="What the colours mean">
        {LEGEND.map(({ kind, label }) => (
          <li key={kind}>
            <i data-kind={kind} aria-hidden="true" />
            {label}
          </li>
        ))}
      </ul>
      <p className="small soft" role="status">
        {isLoading ? 'Loading your visits.' : `${zoneName(zone)}. `}
        <Link to={pathTo('specialist.profile')}>Weekly hours and breaks</Link>
      </p>
      <MissingNotice query={query} title="We could not count who waits">
        Everybody keeps their place.
      </MissingNotice>
      {waiting > 0 && (
        <p className="small soft">
          {waiting === 1 ? '1 person waits' : `${waiting} people wait`} for an earlier time with you or in your
          specialty. When a time becomes free, we offer it to one person at a time.
        </p>
      )}
    </>
  );
}
