import { formatMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { pathTo } from '@telehealth/contracts/routes';
import { useActorMay } from '@telehealth/data/people/use-actor-may';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { useDeleteSymptomCheck } from '@telehealth/data/symptom-checks/symptom-check.mutations';
import { useMySymptomChecks } from '@telehealth/data/symptom-checks/symptom-check.queries';
import type { SavedCheck } from '@telehealth/data/symptom-checks/symptom-check.schema';
import { EmptyState } from '@telehealth/ui/feedback/empty-state';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonCards } from '@telehealth/ui/feedback/skeleton';
import { Card } from '@telehealth/ui/layout/card';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Badge } from '@telehealth/ui/parts/badge';
import { Button } from '@telehealth/ui/parts/button';
import { ConfirmDialog } from '@telehealth/ui/parts/confirm-dialog';
import { Disclosure } from '@telehealth/ui/parts/disclosure';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { SymptomCheckFacts } from '@telehealth/ui/parts/symptom-check-facts';
import { SymptomCheckReasons } from '@telehealth/ui/parts/symptom-check-reasons';
import { useState } from 'react';

/** Saved checks, newest first. Each can be removed until it is shared with a booked visit. */
export function SavedChecks() {
  const { your } = useSubjectWords();
  const mayRemove = useActorMay()('manage');
  const query = useMySymptomChecks();
  const deleting = useDeleteSymptomCheck();
  const [asked, setAsked] = useState<SavedCheck | null>(null);
  const remove = async () => {
    if (asked !== null) await deleting.run({ id: asked.id });
    setAsked(null);
  };
  return (
    <>
      {deleting.error !== null && (
        <Notice tone="warning" title="It was not removed" live>
          {errorText(deleting.error)}
        </Notice>
      )}
      <QueryPanel
        query={query}
        skeleton={<SkeletonCards count={2} />}
        safe="What you kept is safe."
        empty={
          <EmptyState
            title="Nothing kept yet"
            action={<LinkButton to={pathTo('public.symptomChecker')}>Check a symptom</LinkButton>}
          >
            At the end of a symptom check you can save its result here.
          </EmptyState>
        }
      >
        {(checks) => (
          <Stack>
            {checks.map((saved) => (
              <SavedCard key={saved.id} saved={saved} {...(mayRemove && { onRemove: () => setAsked(saved) })} />
            ))}
          </Stack>
        )}
      </QueryPanel>
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={remove}
        title="Remove this result?"
        confirmLabel="Remove it"
      >
        <p>It is deleted from {your} record for good.</p>
      </ConfirmDialog>
    </>
  );
}

/** @param onRemove absent: whoever looks may not remove it */
function SavedCard({ saved, onRemove }: { saved: SavedCheck; onRemove?: () => void }) {
  const { check, savedAt, appointmentId } = saved;
  const when = formatMoment(savedAt, viewerTimeZone());
  return (
    <Card
      as="article"
      title={check.heading}
      headingLevel={2}
      actions={
        <Cluster>
          {appointmentId !== null && <Badge tone="brand">Taken to a visit</Badge>}
          {onRemove !== undefined && (
            <Button variant="quiet" size="s" aria-label={`Remove the result of ${when}`} onClick={onRemove}>
              Remove
            </Button>
          )}
        </Cluster>
      }
    >
      <p className="small soft">
        {when}, by the rules of that day
        {check.isUnreviewed && ', which no clinician has reviewed'}.
      </p>
      {check.words !== '' && <p>{check.words}</p>}
      <Disclosure summary="What you said, and why">
        <Stack>
          <SymptomCheckFacts check={check} />
          <SymptomCheckReasons reasons={check.reasons} />
        </Stack>
      </Disclosure>
    </Card>
  );
}
