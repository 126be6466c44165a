import { AccessChoice } from '@telehealth/care/visits/access-choice';
import { CHART_CATEGORIES, type ChartCategory, type GrantPermission } from '@telehealth/contracts/chart';
import { now } from '@telehealth/contracts/clock';
import type { AppError } from '@telehealth/contracts/errors';
import { dayKey, instantInZone, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText, message } from '@telehealth/contracts/messages';
import type { Sharing } from '@telehealth/data/access/access.mutations';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { DayField } from '@telehealth/ui/parts/day-field';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { type ReactNode, useRef, useState } from 'react';

interface SharingDialogProps {
  title: string;
  description: string;
  /** The present or requested sharing. */
  first: Sharing;
  /** The parts to choose from; by default all. */
  from?: readonly ChartCategory[];
  /** False: only reading was requested, so adding is not offered. */
  mayAdd?: boolean;
  /** True of a visit's own access, under which what came up in the visit may be written down. */
  isOfVisit?: boolean;
  /** False when it ends with a visit. */
  endsByDay?: boolean;
  confirmLabel: string;
  isRunning: boolean;
  error: AppError | null;
  children?: ReactNode;
  onConfirm: (sharing: Sharing) => void;
  onClose: () => void;
}

interface Choice {
  categories: readonly ChartCategory[];
  may: GrantPermission;
  ends: 'never' | 'day';
  /** `yyyy-mm-dd`, the last day. */
  day: string;
}

const FROM_THE_VISIT = { value: 'visit', label: 'View, and add from the visit until 14 days after it' } as const;

/** Asks which parts, whether the other may add, and until when, wherever access is granted or changed. */
export function SharingDialog(props: SharingDialogProps) {
  const {
    title,
    description,
    first,
    from = CHART_CATEGORIES,
    mayAdd = true,
    isOfVisit = false,
    endsByDay = true,
    isRunning,
  } = props;
  const { choice, change, problems, body, toSharing } = useSharing(first, endsByDay);
  const confirm = () => {
    const sharing = toSharing();
    if (sharing !== null) props.onConfirm(sharing);
  };
  return (
    <Dialog
      open
      onClose={isRunning ? () => undefined : props.onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button variant="line" onClick={props.onClose} disabled={isRunning}>
            Leave it as it is
          </Button>
          <Button busy={isRunning} onClick={confirm}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <div ref={body}>
        <Stack>
          {props.children}
          {endsByDay && <EndChoice choice={choice} onChange={change} error={problems.day} />}
          <AccessChoice
            value={choice.categories}
            onChange={(categories) => change({ categories })}
            from={from}
            {...(problems.categories !== undefined && { error: problems.categories })}
          />
          {mayAdd && (
            <ChipGroup
              type="radio"
              legend="They may"
              value={choice.may}
              onChange={(may) => change({ may })}
              options={[
                { value: 'view', label: 'View only' },
                ...(isOfVisit ? [FROM_THE_VISIT] : []),
                { value: 'add', label: 'View and add' },
              ]}
            />
          )}
          {props.error && (
            <Notice tone="danger" live>
              {errorText(props.error)}
            </Notice>
          )}
        </Stack>
      </div>
    </Dialog>
  );
}

interface EndChoiceProps {
  choice: Choice;
  onChange: (part: Partial<Choice>) => void;
  error: string | undefined;
}

function EndChoice({ choice, onChange, error }: EndChoiceProps) {
  return (
    <>
      <ChipGroup
        type="radio"
        legend="Until"
        value={choice.ends}
        onChange={(ends) => onChange({ ends })}
        options={[
          { value: 'day', label: 'A day I choose' },
          { value: 'never', label: 'I take it back' },
        ]}
      />
      {choice.ends === 'day' && (
        <DayField
          label="Last day"
          required
          {...(error !== undefined && { error })}
          min={dayKey(now(), viewerTimeZone())}
          value={choice.day}
          onChange={(day) => onChange({ day })}
        />
      )}
    </>
  );
}

interface Problems {
  categories?: string;
  day?: string;
}

/** The form's state. Errors show after the first submit; focus goes to the first. */
function useSharing(first: Sharing, endsByDay: boolean) {
  const zone = viewerTimeZone();
  const [choice, setChoice] = useState<Choice>({
    categories: first.categories,
    may: first.may,
    ends: first.until === null ? 'never' : 'day',
    day: first.until === null ? '' : dayKey(first.until, zone),
  });
  const [isTried, setTried] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const until = endsByDay ? endOf(choice, zone) : first.until;
  const found: Problems = {
    ...(endsByDay &&
      choice.ends === 'day' &&
      (until === null || until <= now()) && { day: message('access.untilPast') }),
    ...(choice.categories.length === 0 && { categories: message('access.categoriesRequired') }),
  };
  const toSharing = (): Sharing | null => {
    setTried(true);
    if (found.day === undefined && found.categories === undefined) {
      return { categories: choice.categories, may: choice.may, until };
    }
    const where = found.day === undefined ? 'input[name="access"]' : 'input[type="date"]';
    body.current?.querySelector<HTMLInputElement>(where)?.focus();
    return null;
  };
  const change = (part: Partial<Choice>) => setChoice({ ...choice, ...part });
  return { choice, change, problems: isTried ? found : {}, body, toSharing };
}

/** Returns the end of the chosen day, to the minute; null without an end or a valid day. */
function endOf({ ends, day }: Choice, zone: string): Date | null {
  return ends === 'never' ? null : instantInZone(day, '23:59', zone);
}
