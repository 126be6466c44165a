import { formatTime, viewerTimeZone } from '@telehealth/contracts/formatting';
import { REPORT_SECTIONS, type ReportSection } from '@telehealth/contracts/reports';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { RetryNotice } from '@telehealth/ui/feedback/retry-notice';
import { Card } from '@telehealth/ui/layout/card';
import { Badge } from '@telehealth/ui/parts/badge';
import { DataList } from '@telehealth/ui/parts/data-list';
import * as icons from '@telehealth/ui/parts/icons';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { type Releases, useReleases } from '../../../data/desk/releases.queries';
import type { FrequentProblem, ReleaseHealth } from '../../../data/desk/releases.schema';
import { momentWords } from '../desk-words';
import {
  budgetWords,
  loadWords,
  problemDetail,
  problemTitle,
  sectionWords,
  shareWords,
  standingOf,
  verdictWords,
  vitalWords,
} from './release-words';

/** How each section's live release does, beside the one before it. */
export function ReleasesCard() {
  const query = useReleases();
  return (
    <Card title="Releases">
      <p className="soft">
        What browsers tell: counts and places in the code, nothing of a person. One page load in ten measures times.
        Anybody can send such a report, so look before you take a release back.
      </p>
      <QueryPanel query={query} safe="Reports are counted without this page.">
        {(releases) => (
          <>
            {releases.live === null && (
              <RetryNotice
                title="Which builds are live could not be read"
                onRetry={() => query.refetch()}
                busy={query.isFetching}
              >
                The newest build that browsers told of is shown instead.
              </RetryNotice>
            )}
            {sectionsOf(releases).map((section) => (
              <SectionCard key={section} section={section} releases={releases} />
            ))}
          </>
        )}
      </QueryPanel>
    </Card>
  );
}

/** Those of the platform, then those that only the registry names: what browsers tell of others may be made up. */
const sectionsOf = ({ live }: Releases): ReportSection[] => [
  ...new Set([...REPORT_SECTIONS, ...Object.keys(live ?? {})]),
];

interface SectionProps {
  section: ReportSection;
  releases: Releases;
}

function SectionCard({ section, releases: { health, problems, live } }: SectionProps) {
  const builds = health.filter((one) => one.section === section);
  const build = live?.[section];
  const release = build === undefined ? builds[0] : builds.find((one) => one.build === build);
  const title = sectionWords(section);
  if (release === undefined) {
    return (
      <Card as="article" headingLevel={3} tone="sunk" title={title}>
        <p className="soft">
          {build === undefined ? 'No page has told of it yet.' : `Build ${build} is live. No page has told of it yet.`}
        </p>
      </Card>
    );
  }
  const before = builds.find((one) => one.build === release.before);
  const own = problems.filter((one) => one.section === section && one.build === release.build);
  return (
    <Card as="article" headingLevel={3} tone="sunk" title={title} actions={<Standing release={release} />}>
      <DataList columns={2} items={factsOf(release, before)} />
      <Problems title={title} problems={own} />
    </Card>
  );
}

function Standing({ release }: { release: ReleaseHealth }) {
  const standing = standingOf(release);
  if (standing === 'worse')
    return (
      <Badge tone="danger" icon={icons.warning}>
        Worse than before
      </Badge>
    );
  if (standing === 'over')
    return (
      <Badge tone="warning" icon={icons.warning}>
        Over its budget
      </Badge>
    );
  return standing === 'few' ? <Badge>Too new to say</Badge> : <Badge tone="success">Within its budget</Badge>;
}

function factsOf(release: ReleaseHealth, before: ReleaseHealth | undefined) {
  const { build, firstAt, hourFrom, affectedHour, usedHour, affectedDay, usedDay, affected, used } = release;
  return [
    { term: 'Build', detail: `${build}, first seen ${momentWords(firstAt)}` },
    { term: 'Error budget', detail: budgetWords(release) },
    {
      term: `With a problem since ${formatTime(hourFrom, viewerTimeZone())}`,
      detail: shareWords(affectedHour, usedHour),
    },
    { term: 'Within a day', detail: shareWords(affectedDay, usedDay) },
    { term: 'Since its release', detail: shareWords(affected, used) },
    {
      term: 'Release before',
      detail: before === undefined ? 'None is known' : `${before.build}: ${shareWords(before.affected, before.used)}`,
    },
    { term: 'Beside the one before', detail: verdictWords(release) },
    { term: 'Until a page stood', detail: loadWords(release) },
    { term: 'The same, release before', detail: before === undefined ? 'Nothing to compare' : loadWords(before) },
    { term: 'Web vitals', detail: vitalWords(release) },
  ];
}

function Problems({ title, problems }: { title: string; problems: readonly FrequentProblem[] }) {
  if (problems.length === 0) return <p className="soft">No problem came with this build.</p>;
  return (
    <RowList label={`Problems: ${title}`}>
      {problems.map((problem) => (
        <Row
          key={`${problem.name} ${problem.words} ${problem.place}`}
          title={problemTitle(problem)}
          detail={problemDetail(problem)}
        />
      ))}
    </RowList>
  );
}
