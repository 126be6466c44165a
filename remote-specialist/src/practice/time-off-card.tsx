import { dayKey, formatPlainDate } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { useServerNow } from '@telehealth/data/clock/use-server-now';
import { useRemoveException } from '@telehealth/data/practice/practice.mutations';
import { useMyExceptions } from '@telehealth/data/practice/practice.queries';
import type { PlanException, Practice } from '@telehealth/data/practice/practice.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Badge } from '@telehealth/ui/parts/badge';
import { Button } from '@telehealth/ui/parts/button';
import { ConfirmDialog } from '@telehealth/ui/parts/confirm-dialog';
import * as icons from '@telehealth/ui/parts/icons';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { useState } from 'react';
import { TimeOffDialog } from './time-off-dialog';

/** Days that differ from the week: time off and extra time. */
export function TimeOffCard({ practice }: { practice: Practice }) {
  const { now } = useServerNow(60_000);
  const today = dayKey(now, practice.timeZone);
  const query = useMyExceptions(today);
  const [isOpen, setOpen] = useState(false);
  const [removed, setRemoved] = useState<PlanException | null>(null);
  return (
    <Card
      title="Time off and extra time"
      actions={
        <Button variant="line" size="s" icon={icons.plus} onClick={() => setOpen(true)}>
          Add days
        </Button>
      }
    >
      <QueryPanel
        query={query}
        safe="Your hours are unchanged."
        empty={<p className="soft">None. Your weekly hours apply every week.</p>}
      >
        {(exceptions) => (
          <RowList label="Time off and extra time">
            {exceptions.map((exception) => (
              <Row
                key={exception.id}
                title={daysText(exception)}
                detail={timesText(exception)}
                end={
                  <>
                    <Badge tone={exception.kind === 'off' ? 'warning' : 'success'}>
                      {exception.kind === 'off' ? 'Off' : 'Extra'}
                    </Badge>
                    <Button
                      variant="quiet"
                      size="s"
                      aria-label={`Remove ${daysText(exception)}`}
                      onClick={() => setRemoved(exception)}
                    >
                      Remove
                    </Button>
                  </>
                }
              />
            ))}
          </RowList>
        )}
      </QueryPanel>
      {isOpen && <TimeOffDialog practice={practice} today={today} onClose={() => setOpen(false)} />}
      {removed !== null && (
        <RemoveDialog exception={removed} version={practice.hoursVersion} onClose={() => setRemoved(null)} />
      )}
    </Card>
  );
}

function daysText({ fromDate, toDate }: PlanException): string {
  return fromDate === toDate ? formatPlainDate(fromDate) : `${formatPlainDate(fromDate)} to ${formatPlainDate(toDate)}`;
}

function timesText({ startsAt, endsAt }: PlanException): string {
  return startsAt === '00:00' && endsAt === '24:00' ? 'The whole day' : `${startsAt} to ${endsAt}`;
}

interface RemoveDialogProps {
  exception: PlanException;
  version: number;
  onClose: () => void;
}

function RemoveDialog({ exception, version, onClose }: RemoveDialogProps) {
  const removing = useRemoveException();
  const { notify } = useHostServices();
  const remove = async () => {
    if (!(await removing.run({ id: exception.id, version })).ok) return;
    notify('practice.exceptionRemoved');
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={remove}
      tone="primary"
      title={exception.kind === 'off' ? 'Work on these days after all?' : 'Close this extra time?'}
      confirmLabel="Remove it"
    >
      <p>
        {daysText(exception)}, {timesText(exception).toLowerCase()}.{' '}
        {exception.kind === 'off'
          ? 'Patients can book these days again, within your weekly hours.'
          : 'Visits that are booked in it stay booked.'}
      </p>
      {removing.error !== null && (
        <Notice tone="danger" live>
          {errorText(removing.error)}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
