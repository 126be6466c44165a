import { now } from '@telehealth/contracts/clock';
import { dayKey, formatDay, formatTime, viewerTimeZone } from '@telehealth/contracts/formatting';
import { useHostServices } from '@telehealth/contracts/session';
import { useReportAccess } from '@telehealth/data/access/access.mutations';
import type { AccessLog } from '@telehealth/data/access/access.queries';
import type { LogLine } from '@telehealth/data/access/access.schema';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Avatar } from '@telehealth/ui/parts/avatar';
import { Badge } from '@telehealth/ui/parts/badge';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { actorText, deedText, groupLog, type LogDay, type LogGroup, rightText } from '../../access-words/group-log';
import styles from './access.module.css';
import { ObjectionDialog } from './objection-dialog';
import { SaveLog } from './save-log';

/** Audited reads by day, newest first; the patient can report those of others. */
export function LogCard({ log }: { log: AccessLog }) {
  const [reporting, setReporting] = useState<LogGroup | null>(null);
  return (
    <Card title="Who looked" actions={(log.data?.length ?? 0) > 0 && <SaveLog />}>
      <QueryPanel
        query={log}
        safe="The log itself is safe, and nothing can be removed from it."
        empty={<p className="soft">Nobody has looked.</p>}
      >
        {(lines) => (
          <>
            {groupLog(lines, viewerTimeZone()).map((day) => (
              <Day key={day.day} day={day} onReport={setReporting} />
            ))}
            {log.hasEarlier && (
              <Button variant="line" busy={log.isFetching} busyLabel="Loading" onClick={log.loadEarlier}>
                Show earlier days
              </Button>
            )}
          </>
        )}
      </QueryPanel>
      {reporting && <ReportDialog group={reporting} onClose={() => setReporting(null)} />}
    </Card>
  );
}

interface DayProps {
  day: LogDay;
  onReport: (group: LogGroup) => void;
}

function Day({ day: { day, groups }, onReport }: DayProps) {
  const zone = viewerTimeZone();
  const at = groups[0]?.first.at;
  if (at === undefined) return null;
  const isToday = day === dayKey(now(), zone);
  return (
    <section className={styles.day}>
      <h3>{isToday ? `Today, ${formatDay(at, zone)}` : formatDay(at, zone)}</h3>
      <ol className={styles.plain}>
        {groups.map((group) => (
          <Line key={group.first.id} group={group} zone={zone} onReport={() => onReport(group)} />
        ))}
      </ol>
    </section>
  );
}

interface LineProps {
  group: LogGroup;
  zone: string;
  onReport: () => void;
}

function Line({ group, zone, onReport }: LineProps) {
  const { first } = group;
  const time = formatTime(first.at, zone);
  const who = actorText(first);
  return (
    <li className={styles.line}>
      <time dateTime={first.at.toISOString()}>{time}</time>
      <Avatar name={who} size="s" />
      <p>
        <b>{who}</b> {deedText(group)}
        <br />
        <span className="small soft">{rightText(first)}</span>
        <Answer lines={group.lines} />
      </p>
      <div>
        {first.basis !== 'self' && <Report lines={group.lines} label={`${who}, ${time}`} onReport={onReport} />}
      </div>
    </li>
  );
}

function Report({ lines, label, onReport }: { lines: readonly LogLine[]; label: string; onReport: () => void }) {
  const reported = lines.find(({ reportedAt }) => reportedAt !== null);
  if (reported === undefined) {
    return (
      <Button variant="quiet" size="s" aria-label={`Report this: ${label}`} onClick={onReport}>
        Report this
      </Button>
    );
  }
  return <Badge>You reported this</Badge>;
}

function Answer({ lines }: { lines: readonly LogLine[] }) {
  const answer = lines.find(({ reportAnswer }) => reportAnswer !== '')?.reportAnswer;
  if (answer === undefined) return null;
  return (
    <>
      <br />
      <span className="small">Answer to your report: “{answer}”</span>
    </>
  );
}

function ReportDialog({ group, onClose }: { group: LogGroup; onClose: () => void }) {
  const reporting = useReportAccess();
  const { notify } = useHostServices();
  const { first } = group;
  const zone = viewerTimeZone();
  const report = async (text: string) => {
    if (!(await reporting.run({ id: first.id, text })).ok) return;
    notify('access.reported');
    onClose();
  };
  return (
    <ObjectionDialog
      title="Report this look"
      description={`${actorText(first)} ${deedText(group)} on ${formatDay(first.at, zone)} at ${formatTime(first.at, zone)}. Somebody at Sawubona who is not involved in your care looks at it and answers.`}
      label="What looks wrong?"
      requiredId="access.reportRequired"
      confirmLabel="Send"
      isRunning={reporting.isRunning}
      error={reporting.error}
      onConfirm={(text) => void report(text)}
      onClose={onClose}
    />
  );
}
