import { CONSULTATION_MODES } from '@telehealth/contracts/booking';
import { errorText, isMessageId, message } from '@telehealth/contracts/messages';
import { weekHoursSchema } from '@telehealth/contracts/schemas/practice';
import { useHostServices } from '@telehealth/contracts/session';
import { useSaveWeekHours } from '@telehealth/data/practice/practice.mutations';
import type { Practice, ScheduleChange, WeekHours } from '@telehealth/data/practice/practice.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import * as icons from '@telehealth/ui/parts/icons';
import { TextInput } from '@telehealth/ui/parts/inputs';
import { useRef, useState } from 'react';
import { CopyHours } from './copy-hours';
import { ModesChoice } from './modes-choice';
import styles from './practice.module.css';
import { copyDay, roomForBreak, withBreak } from './week-edits';
import { DAY_NAMES } from './week-words';

interface Stretch extends WeekHours {
  key: string;
}
const keyed = (rule: WeekHours): Stretch => ({ ...rule, key: crypto.randomUUID() });
/** A new day starts with the hours that onboarding sets; a second period follows the first after a break. */
const firstOf = (weekday: number): WeekHours => ({
  weekday,
  startsAt: '09:00',
  endsAt: '17:00',
  validFrom: null,
  validTo: null,
  modes: [...CONSULTATION_MODES],
});

interface WeekHoursDialogProps {
  practice: Practice;
  hours: readonly WeekHours[];
  onSaved: (answer: ScheduleChange) => void;
  onClose: () => void;
}

/** Edits the whole week at once: each day has any number of periods. */
export function WeekHoursDialog({ practice, hours, onSaved, onClose }: WeekHoursDialogProps) {
  const [stretches, setStretches] = useState(() => hours.map(keyed));
  const [problem, setProblem] = useState<{ at: number; text: string } | null>(null);
  const saving = useSaveWeekHours();
  const { notify } = useHostServices();
  const body = useRef<HTMLDivElement>(null);
  const rules = () => stretches.map(({ key: _key, ...rule }) => rule);
  const save = async () => {
    const wrong = firstProblem(rules());
    setProblem(wrong);
    if (wrong !== null) {
      body.current?.querySelector<HTMLElement>(`[data-stretch="${stretches[wrong.at]?.key}"] input`)?.focus();
      return;
    }
    const saved = await saving.run({ values: rules(), version: practice.hoursVersion });
    if (!saved.ok) return;
    notify('practice.hoursSaved');
    onSaved(saved.value);
  };
  const edit = (next: Stretch[]) => {
    setProblem(null);
    setStretches(next);
  };
  const change = (key: string, part: Partial<WeekHours>) =>
    edit(stretches.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const takeBreak = (hours: Stretch) => {
    const parts = withBreak(hours);
    if (parts !== null) edit(stretches.flatMap((one) => (one.key === hours.key ? parts.map(keyed) : one)));
  };
  return (
    <Dialog
      open
      size="l"
      onClose={saving.isRunning ? () => undefined : onClose}
      title="Your weekly hours"
      description="Patients book within these hours, by the kinds of visit you name. Visits that are booked already stay where they are; we show you those that no longer fit."
      actions={
        <>
          <Button variant="line" onClick={onClose} disabled={saving.isRunning}>
            Cancel
          </Button>
          <Button busy={saving.isRunning} busyLabel="Saving" onClick={() => void save()}>
            Save the hours
          </Button>
        </>
      }
    >
      <div ref={body} className={styles.week}>
        {DAY_NAMES.map((day, index) => (
          <Day
            key={day}
            day={day}
            weekday={index + 1}
            stretches={stretches.filter(({ weekday }) => weekday === index + 1)}
            problem={problem === null ? null : { key: stretches[problem.at]?.key, text: problem.text }}
            onChange={change}
            onAdd={() => edit([...stretches, keyed(nextOf(stretches, index + 1))])}
            onBreak={takeBreak}
            onCopy={(to) => edit(copyDay(stretches, index + 1, to).map(keyed))}
            onRemove={(key) => edit(stretches.filter((one) => one.key !== key))}
          />
        ))}
        {saving.error !== null && (
          <Notice tone="danger" live>
            {errorText(saving.error)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

function nextOf(stretches: readonly WeekHours[], weekday: number): WeekHours {
  const last = stretches
    .filter((one) => one.weekday === weekday)
    .map(({ endsAt }) => endsAt)
    .sort()
    .at(-1);
  if (last === undefined || last >= '22:00') return firstOf(weekday);
  const hour = Number(last.slice(0, 2)) + 1;
  return { ...firstOf(weekday), startsAt: `${pad(hour)}:00`, endsAt: `${pad(Math.min(hour + 1, 23))}:00` };
}
const pad = (hour: number) => String(hour).padStart(2, '0');

/** Returns the first invalid period, by its index; of an overlap the second of the two. */
export function firstProblem(rules: readonly WeekHours[]): { at: number; text: string } | null {
  const { error } = weekHoursSchema.safeParse(rules);
  const issue = error?.issues[0];
  if (issue === undefined) return null;
  const text = isMessageId(issue.message) ? message(issue.message as 'practice.hoursOrder') : issue.message;
  if (typeof issue.path[0] === 'number') return { at: issue.path[0], text };
  const at = rules.findIndex((rule, place) =>
    rules.slice(0, place).some((one) => weekHoursSchema.safeParse([one, rule]).success === false),
  );
  return { at: Math.max(at, 0), text };
}

interface DayProps {
  day: string;
  weekday: number;
  stretches: readonly Stretch[];
  problem: { key: string | undefined; text: string } | null;
  onChange: (key: string, part: Partial<WeekHours>) => void;
  onAdd: () => void;
  onBreak: (hours: Stretch) => void;
  /** @param to weekdays */
  onCopy: (to: number[]) => void;
  onRemove: (key: string) => void;
}

function Day(props: DayProps) {
  const { day, weekday, stretches, problem, onChange, onAdd, onBreak, onCopy, onRemove } = props;
  const [isCopying, setCopying] = useState(false);
  const [said, setSaid] = useState('');
  const copyButton = useRef<HTMLButtonElement>(null);
  const room = roomForBreak(stretches);
  const doneCopying = (words: string) => {
    setCopying(false);
    setSaid(words);
    copyButton.current?.focus();
  };
  const copy = (to: number[]) => {
    onCopy(to);
    doneCopying(`${day} is copied to ${to.map((one) => DAY_NAMES[one - 1]).join(', ')}. Save the hours to keep it.`);
  };
  return (
    <fieldset className={styles.day}>
      <legend className={styles.dayName}>{day}</legend>
      <div className={styles.stretches}>
        {stretches.length === 0 && <p className="soft">Closed</p>}
        {stretches.map((stretch) => (
          <StretchRow
            key={stretch.key}
            day={day}
            stretch={stretch}
            problem={problem?.key === stretch.key ? problem.text : undefined}
            onChange={onChange}
            onRemove={() => onRemove(stretch.key)}
          />
        ))}
        <Cluster>
          <Button
            variant="quiet"
            size="s"
            icon={icons.plus}
            aria-label={stretches.length === 0 ? `Open on ${day}` : `Add more hours on ${day}`}
            onClick={onAdd}
          >
            {stretches.length === 0 ? 'Open' : 'Add hours'}
          </Button>
          {room !== undefined && (
            <Button variant="quiet" size="s" aria-label={`Add a break on ${day}`} onClick={() => onBreak(room)}>
              Add a break
            </Button>
          )}
          {stretches.length > 0 && (
            <Button
              ref={copyButton}
              variant="quiet"
              size="s"
              aria-expanded={isCopying}
              aria-label={`Copy ${day} to other days`}
              onClick={() => setCopying(!isCopying)}
            >
              Copy to other days
            </Button>
          )}
        </Cluster>
        {isCopying && <CopyHours weekday={weekday} onCopy={copy} onClose={() => doneCopying('')} />}
        <p className="small soft" role="status">
          {said}
        </p>
      </div>
    </fieldset>
  );
}

interface StretchRowProps extends Pick<DayProps, 'day' | 'onChange'> {
  stretch: Stretch;
  problem: string | undefined;
  onRemove: () => void;
}

function StretchRow({ day, stretch, problem, onChange, onRemove }: StretchRowProps) {
  const { key, startsAt, endsAt, validFrom, validTo, modes } = stretch;
  const invalid = problem === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${key}-problem` };
  return (
    <div data-stretch={key}>
      <div className={styles.stretch}>
        <TextInput
          type="time"
          step={300}
          aria-label={`${day} from`}
          value={startsAt}
          {...invalid}
          onChange={(event) => onChange(key, { startsAt: event.currentTarget.value })}
        />
        <span>to</span>
        <TextInput
          type="time"
          step={300}
          aria-label={`${day} until`}
          // A time input has no 24:00; midnight here means the end of the day.
          value={endsAt === '24:00' ? '00:00' : endsAt}
          {...invalid}
          onChange={(event) => {
            const { value } = event.currentTarget;
            onChange(key, { endsAt: value === '00:00' ? '24:00' : value });
          }}
        />
        <ModesChoice
          label={`${day} from ${startsAt}, kinds of visit`}
          value={modes}
          onChange={(next) => onChange(key, { modes: next })}
        />
        <Button variant="quiet" size="s" icon={icons.close} aria-label={`Remove ${day} ${startsAt}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
      {(validFrom ?? validTo) !== null && (
        <p className="small soft">
          Only {validFrom !== null && `from ${validFrom} `}
          {validTo !== null && `until ${validTo}`}
        </p>
      )}
      {problem !== undefined && (
        <p className={styles.problem} id={`${key}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
