import { EmptyState } from '../feedback/empty-state';
import { ErrorPanel } from '../feedback/error-panel';
import { HiddenState } from '../feedback/hidden-state';
import { Notice } from '../feedback/notice';
import { QueryPanel } from '../feedback/query-panel';
import { SkeletonCards, SkeletonRows } from '../feedback/skeleton';
import { Spinner } from '../feedback/spinner';
import { Banner } from '../layout/banner';
import { Card } from '../layout/card';
import { Page } from '../layout/page';
import { PageHeading } from '../layout/page-heading';
import { Section } from '../layout/section';
import { SkipLink } from '../layout/skip-link';
import { Grid, Split, Stack } from '../layout/stack';
import { Button } from '../parts/button';
import { LinkButton } from '../parts/link-button';
import type { Fixture } from './fixture';

const refetch = () => undefined;
const FAILED = { status: 'error', error: { id: 'data.failed' }, refetch, isFetching: false } as const;

const STATES: readonly Fixture[] = [
  {
    name: 'none yet',
    draw: () => (
      <EmptyState title="No visits yet" action={<LinkButton to="/find-specialist">Find a specialist</LinkButton>}>
        Visits you book are listed here, with what to do before each.
      </EmptyState>
    ),
  },
  {
    name: 'failed',
    draw: () => <ErrorPanel what="The list did not arrive." safe="Your visits are as they were." onRetry={refetch} />,
  },
  { name: 'hidden', draw: () => <HiddenState by="Thandi Dlamini">You can ask for access.</HiddenState> },
  {
    name: 'loading',
    draw: () => (
      <Stack>
        <Spinner size="l" label="Signing you in" />
        <SkeletonRows count={2} />
        <SkeletonCards count={2} />
      </Stack>
    ),
  },
  {
    name: 'notices',
    draw: () => (
      <Stack>
        <Notice title="Times are in South African time">That is the zone of your device.</Notice>
        <Notice tone="success">Your visit is booked.</Notice>
        <Notice tone="warning" action={<Button size="s">Extend</Button>}>
          Your slot is kept for two more minutes.
        </Notice>
        <Notice tone="danger" live>
          The card was declined. Nothing was charged.
        </Notice>
      </Stack>
    ),
  },
];

const QUERIES: readonly Fixture[] = [
  {
    name: 'query, failed',
    draw: () => (
      <QueryPanel query={{ ...FAILED, data: undefined }} safe="Nothing is lost.">
        {() => null}
      </QueryPanel>
    ),
  },
  {
    name: 'query, out of date',
    draw: () => <QueryPanel query={{ ...FAILED, data: ['Friday'] }}>{(days) => <p>{days.join(', ')}</p>}</QueryPanel>,
  },
];

const PAGES: readonly Fixture[] = [
  {
    name: 'page',
    draw: () => (
      <Page>
        <SkipLink target="start" />
        <PageHeading lead="Your next visit and what to do before it." actions={<Button>Book a visit</Button>}>
          Good afternoon, Thandi
        </PageHeading>
        <Banner
          eyebrow="Next visit, in 25 minutes"
          title="Dr Naledi Mokoena, Cardiology"
          action={<Button variant="paper">Join the waiting room</Button>}
        >
          Today 14:20, video, 30 minutes
        </Banner>
        <Split>
          <Card
            title="To do"
            actions={
              <Button size="s" variant="quiet">
                All
              </Button>
            }
          >
            <p>Run a camera test.</p>
          </Card>
          <Card title="Blood pressure" tone="brand">
            <p>138/86 this morning</p>
          </Card>
        </Split>
        <Section title="Who looked at your record" lead="Stop it at any time.">
          <Grid>
            <Card as="article" aria-label="Naledi" tone="sunk">
              Dr Naledi Mokoena
            </Card>
            <Card as="article" aria-label="Pieter" tone="raised">
              Dr Pieter van Wyk
            </Card>
          </Grid>
        </Section>
        <span id="start" />
      </Page>
    ),
  },
];

export const PAGE_FIXTURES: readonly Fixture[] = [...PAGES, ...STATES, ...QUERIES];
