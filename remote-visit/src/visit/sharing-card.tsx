import { CATEGORY_WORDS } from '@telehealth/contracts/chart';
import { listWords, viewerTimeZone } from '@telehealth/contracts/formatting';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Card } from '@telehealth/ui/layout/card';
import { shortWhen } from '@telehealth/ui/parts/time';
import { ChangeSharing } from './change-sharing';

/** What this visit shares of the record, and until when. */
export function SharingCard({ details }: { details: VisitDetails }) {
  const { sharing, side, treatedBy, isTreating, files } = details;
  if (side === 'specialist' && !isTreating) return <GoneAlong name={treatedBy} />;
  if (sharing === null) return null;
  const who = isTreating ? 'You' : treatedBy;
  return (
    <Card title="What this visit shares">
      <p>{sharingText(sharing, who)}</p>
      {files.length > 0 && sharing.state === 'active' && (
        <p>
          {sharing.files
            ? `The files that came with the visit are open to ${who === 'You' ? 'you' : who}, too.`
            : 'The files that came with the visit are closed.'}
        </p>
      )}
      {!isTreating && <p className="small soft">Your own words for this visit are read by {treatedBy} in any case.</p>}
      {side === 'patient' && (sharing.state === 'active' || sharing.state === 'offered') && (
        <ChangeSharing
          appointmentId={details.visit.id}
          sharing={sharing}
          hasFiles={files.length > 0}
          name={treatedBy}
        />
      )}
    </Card>
  );
}

/**
 * Access moved to the covering specialist with the visit. The original one is told so, and does not think that the patient
 * revoked it.
 */
function GoneAlong({ name }: { name: string }) {
  return (
    <Card title="What this visit shares">
      <p>
        {name} stands in for you. What the patient shares with this visit is open to {name}, not to you.
      </p>
    </Card>
  );
}

function sharingText({ categories, state, until }: NonNullable<VisitDetails['sharing']>, who: string): string {
  if (state !== 'active' && state !== 'offered') return `${who} can no longer look into the record through this visit.`;
  if (categories.length === 0) return `${who} may not look into the record. Nothing of it is shared.`;
  const words = listWords(categories.map((category) => CATEGORY_WORDS[category]));
  const end = until === null ? '' : ` until ${shortWhen(until, viewerTimeZone())}`;
  return `${who} may look at ${words}${end}. Every look is logged.`;
}
