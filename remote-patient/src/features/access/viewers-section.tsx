import { viewerTimeZone, zoneName } from '@telehealth/contracts/formatting';
import { useWhoCanSeeMe } from '@telehealth/data/access/access.queries';
import type { Viewer } from '@telehealth/data/access/access.schema';
import type { LiveState } from '@telehealth/data/client/live-channels';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonCards } from '@telehealth/ui/feedback/skeleton';
import { Section } from '@telehealth/ui/layout/section';
import { Cluster, Grid } from '@telehealth/ui/layout/stack';
import { Badge } from '@telehealth/ui/parts/badge';
import { Button } from '@telehealth/ui/parts/button';
import * as icons from '@telehealth/ui/parts/icons';
import { useState } from 'react';
import { ChangeAccessDialog } from './change-access-dialog';
import { GiveAccessDialog } from './give-access-dialog';
import { GrantCard } from './grant-card';
import { TakeBackDialog } from './take-back-dialog';

type Open = { kind: 'give' } | { kind: 'change' | 'takeBack'; viewer: Viewer };

/** Specialists who can read the record now, or will with a visit. Delegates have a card of their own. */
export function ViewersSection({ live }: { live: LiveState }) {
  const { you } = useSubjectWords();
  const query = useWhoCanSeeMe();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <Section
      title={`Who can see ${you} now`}
      actions={
        <Cluster>
          {live === 'connected' && <Badge tone="success">Live</Badge>}
          <Button variant="line" icon={icons.plus} onClick={() => setOpen({ kind: 'give' })}>
            Give access
          </Button>
        </Cluster>
      }
    >
      <QueryPanel query={query} skeleton={<SkeletonCards count={2} />} safe="Nothing was changed.">
        {(viewers) => (
          <Viewers
            viewers={viewers.filter(({ kind }) => kind !== 'delegation')}
            onChange={(viewer) => setOpen({ kind: 'change', viewer })}
            onTakeBack={(viewer) => setOpen({ kind: 'takeBack', viewer })}
          />
        )}
      </QueryPanel>
      {open?.kind === 'give' && <GiveAccessDialog onClose={close} />}
      {open?.kind === 'change' && <ChangeAccessDialog viewer={open.viewer} onClose={close} />}
      {open?.kind === 'takeBack' && <TakeBackDialog viewer={open.viewer} onClose={close} />}
    </Section>
  );
}

interface ViewersProps {
  viewers: readonly Viewer[];
  onChange: (viewer: Viewer) => void;
  onTakeBack: (viewer: Viewer) => void;
}

function Viewers({ viewers, ...actions }: ViewersProps) {
  if (viewers.length === 0) {
    return (
      <p className="soft">
        No specialist can see your record. When you book a visit, you choose what it shares, and it appears here.
      </p>
    );
  }
  return (
    <>
      <Grid as="ul" gap={4} min="20rem">
        {viewers.map((viewer) => (
          <GrantCard key={`${viewer.kind} ${viewer.id}`} viewer={viewer} {...actions} />
        ))}
      </Grid>
      <p className="small soft">
        Taking back access applies immediately, even on screens that are open. Clinicians can still read the notes they
        wrote about you. Times on this page are {zoneName(viewerTimeZone())}.
      </p>
    </>
  );
}
