import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Badge } from '@telehealth/ui/parts/badge';
import * as icons from '@telehealth/ui/parts/icons';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { useJobState } from '../../data/desk/desk.queries';
import type { JobState } from '../../data/desk/desk.schema';
import { lengthWords } from './desk-words';

const JOBS: Readonly<Record<string, string>> = {
  'public.expire_lapsed_holds': 'Lets go of times that nobody booked',
  'private.settle_no_shows': 'Decides missed visits',
  'private.finish_cancelling': 'Ends cancelled visits once they cannot be taken back',
  'private.offer_freed_slots': 'Offers freed times to the waiting list',
  'private.lapse_access': 'Ends access whose time is over',
  'private.escalate_renewals': 'Speeds up renewals nobody answered',
  'private.expire_registrations': 'Ends checks of registrations',
  'private.watch_anchors': 'Watches the copies of access logs',
  'private.remind_of_visits': 'Reminds of visits',
  'private.remind_of_corrections': 'Reminds of corrections',
  'private.forget_closed': 'Forgets closed accounts',
  'private.tidy_visit_files': 'Tidies files of visits',
  'private.end_late_sessions': 'Ends sessions whose time is over',
  'private.close_lives': 'Calls off visits of people who have died',
  'private.announce_turning_points': 'Announces birthdays on which rights change',
  'private.close_practices': 'Looks after patients of closed practices',
  'private.empty_silent_seats': 'Empties seats of rooms',
  'private.end_lost_seats': 'Ends seats of those whose rights ended',
  'private.forget_guest_checks': 'Forgets symptom checks of guests',
  'private.forget_reports': 'Forgets old reports of browsers',
  'private.tell_silent_doors': 'Tells who left a waiting room',
  'private.lapse_proposals': 'Ends proposals that nobody answered',
  'private.sweep_files': 'Removes files that nothing leads to',
};

/** Scheduled jobs; late ones first. */
export function JobsCard({ now }: { now: Date }) {
  const query = useJobState();
  return (
    <Card title="Jobs">
      <QueryPanel query={query} safe="The jobs run on without this page.">
        {(jobs) => (
          <>
            {jobs.some(({ overdue }) => overdue) && (
              <Notice tone="warning" title="Something is late">
                Jobs run every few seconds. If all of them are late, the scheduler stands still; whoever runs the server
                starts it again. One that fails alone is tried again by itself.
              </Notice>
            )}
            <RowList label="Jobs">
              {jobs
                .toSorted((one, other) => Number(other.overdue) - Number(one.overdue))
                .map((job) => (
                  <Row
                    key={job.name}
                    title={JOBS[job.name] ?? job.name}
                    detail={factsOf(job, now)}
                    end={<State job={job} />}
                  />
                ))}
            </RowList>
          </>
        )}
      </QueryPanel>
    </Card>
  );
}

function State({ job: { overdue } }: { job: JobState }) {
  return overdue ? (
    <Badge tone="danger" icon={icons.warning}>
      Late
    </Badge>
  ) : (
    <Badge tone="success">Runs</Badge>
  );
}

function factsOf({ lastOkAt, lastErrorAt, lastErrorCode, failures }: JobState, now: Date): string {
  const worked =
    lastOkAt === null ? 'Never worked.' : `Last worked ${lengthWords(now.getTime() - lastOkAt.getTime())} ago.`;
  if (failures === 0 || lastErrorAt === null) return worked;
  return `${worked} Failed ${failures === 1 ? 'once' : `${failures} times`}, last ${lengthWords(now.getTime() - lastErrorAt.getTime())} ago with code ${lastErrorCode}.`;
}
