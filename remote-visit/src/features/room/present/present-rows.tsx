import type { CareVisit } from '@telehealth/care/care-visit';
import { OpenDocument } from '@telehealth/care/files/look-at-file';
import { pickEntries } from '@telehealth/care/record/pick-entries';
import { now } from '@telehealth/contracts/clock';
import { useChart } from '@telehealth/data/chart/chart.queries';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Button } from '@telehealth/ui/parts/button';
import * as icons from '@telehealth/ui/parts/icons';
import { useState } from 'react';
import type { CallFacts } from '../connection-message';
import { useAdultAway } from './adult-away';
import { CapacityDialog } from './capacity-dialog';
import { HeadCell } from './head-cell';
import { IdentityCell } from './identity-cell';
import styles from './present.module.css';
import { agreedFact, awayFact, capacityFact, type HeadFact, type Paper, pronounsOf, whoFact } from './present-words';

const PROFILE = ['profile'] as const;
const WITH_PAPERS = ['profile', 'documents'] as const;

/** The sex that the patient's record says, of what is open anyway for the allergies; null: not known here. */
export function useSex({ patientId }: CareVisit): string | null {
  const { opened } = useChart(patientId, PROFILE);
  return pickEntries(opened, 'facts')[0]?.gender ?? null;
}

/** The newest paper that whoever came put into the record, if documents are open; null: none, or closed. */
function usePaper({ present }: VisitDetails, { patientId }: CareVisit): Paper | null {
  const who = present?.cameBy ?? null;
  const rests = who !== null && who.basis !== null && who.basis !== 'invited';
  const { opened } = useChart(patientId, rests ? WITH_PAPERS : PROFILE);
  if (!rests) return null;
  const papers = pickEntries(opened, 'document').filter(
    ({ type, recordedBy }) => type === 'authority' && recordedBy === who.name,
  );
  return papers.sort((one, other) => (one.documentDate < other.documentDate ? 1 : -1))[0] ?? null;
}

interface PresentRowsProps {
  details: VisitDetails;
  visit: CareVisit;
  /** Before the call nobody is asked for their name. */
  isSeated: boolean;
  /** The call as it is now. */
  facts: CallFacts;
  /** Ends the visit because it is somebody else. */
  onWrongPerson: () => void;
}

/** Who is with the patient and on what right, who agreed, and who the patient is: for who holds the visit. */
export function PresentRows({ details, visit, isSeated, facts, onWrongPerson }: PresentRowsProps) {
  const gender = useSex(visit);
  const paper = usePaper(details, visit);
  const at = now();
  const away = useAdultAway(facts);
  const missed = isSeated ? awayFact(details, away, gender) : null;
  const who = missed ?? whoFact(details, at, gender, paper);
  const agreed = agreedFact(details, at);
  const capacity = capacityFact(details, at, gender);
  const isAlone = who === null && agreed === null && capacity === null;
  const name = isAlone ? details.patientName : (details.present?.firstName ?? details.patientName);
  const asks = isSeated && details.room !== null && (!isAlone || details.room.identityConfirmedAt === null);
  if (isAlone && !asks) return null;
  return (
    <section className={styles.present} aria-label="Who the patient is">
      {who !== null && (
        <HeadCell fact={who} icon={who.title.startsWith('Nobody') ? icons.person : icons.people}>
          {missed === null && paper !== null && (
            <OpenDocument id={paper.id} title={paper.title} words="Look at the paper" />
          )}
        </HeadCell>
      )}
      {agreed !== null && <HeadCell fact={agreed} icon={icons.check} />}
      {capacity !== null && <CapacityCell details={details} fact={capacity} gender={gender} />}
      {asks && <IdentityCell details={details} name={name} keeps={!isAlone} onEnd={onWrongPerson} />}
    </section>
  );
}

interface CapacityCellProps {
  details: VisitDetails;
  fact: HeadFact;
  gender: string | null;
}

/** Two equal buttons; once decided, the decision with a way to decide anew. */
function CapacityCell({ details, fact, gender }: CapacityCellProps) {
  const [asks, setAsks] = useState<boolean | null>(null);
  const [isOpen, setOpen] = useState(false);
  const firstName = details.present?.firstName ?? details.patientName;
  const { they } = pronounsOf(gender, firstName);
  const yes = `${they.charAt(0).toUpperCase()}${they.slice(1)} understands`;
  const no = 'A parent is needed';
  const showsBoth = details.capacity === null || isOpen;
  const close = () => {
    setAsks(null);
    setOpen(false);
  };
  return (
    <HeadCell fact={fact} icon={icons.check}>
      {showsBoth ? (
        <>
          <Button variant="line" size="s" onClick={() => setAsks(true)}>
            {yes}
          </Button>
          <Button variant="line" size="s" onClick={() => setAsks(false)}>
            {no}
          </Button>
        </>
      ) : (
        <Button variant="quiet" size="s" onClick={() => setOpen(true)}>
          Decide anew
        </Button>
      )}
      {asks !== null && (
        <CapacityDialog
          appointmentId={details.visit.id}
          understands={asks}
          title={asks ? yes : no}
          firstName={firstName}
          onClose={close}
        />
      )}
    </HeadCell>
  );
}
