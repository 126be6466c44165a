import type { ChartCategory } from '@telehealth/contracts/chart';
import type { Needs } from '@telehealth/contracts/schemas/practice';
import type { ChartEntryOf } from '@telehealth/data/chart/chart.schema';
import type { AttachedTriage } from '@telehealth/data/visits/audited-reads.mutations';
import type { VisitDetails, VisitIntake } from '@telehealth/data/visits/visit-details.schema';
import type { RedFlag } from '@telehealth/triage/red-flags';
import type { Opened } from '../record/pick-entries';
import type { DangerousReading } from '../safety/check-of-reading';

export interface BriefLine {
  id:
    | 'urgent'
    | 'about'
    | 'needs'
    | 'reason'
    | 'danger'
    | 'checked'
    | 'since'
    | 'new'
    | 'allergies'
    | 'medicines'
    | 'conditions'
    | 'weight'
    | 'vaccines'
    | 'plan'
    | 'ownNote'
    | 'readings'
    | 'files'
    | 'unanswered'
    | 'asks'
    | 'closed';
  title: string;
  fact: string;
  /** Source and date, which every fact has. */
  source: string;
  /** The chart category with more; null: it is on the visit's page. */
  opens: ChartCategory | null;
  /** `hot`: changed or not seen yet; `danger`: dangerous; `soft`: says what cannot be seen. */
  tone: 'plain' | 'hot' | 'danger' | 'soft';
}

export interface BriefFacts {
  patientName: string;
  reason: string;
  bookedAt: Date;
  intake: Pick<VisitIntake, 'savedAt' | 'reason' | 'questions' | 'symptoms' | 'danger'> | null;
  checks: readonly AttachedTriage[];
  /** Measurements that are the newest of their kind and dangerous by the rules; null: the rules could not be loaded. */
  dangerous: readonly DangerousReading<ChartEntryOf<'observation'>>[] | null;
  /** Danger signs that the rules found in the reason; null: not scanned. */
  danger: readonly RedFlag[] | 'unread' | null;
  /** Null: unknown, or the visit is over. */
  needs: Needs | null;
  /** The day of reading, `yyyy-mm-dd`. */
  today: string;
  files: readonly unknown[];
  /** The reader's last note, and open tasks. */
  brief: VisitDetails['brief'];
  /** Age in whole years and sex of the visit's person, if known. */
  person: { age: number | null; sex: string };
  /** When the two last met; null: never. */
  lastVisitAt: Date | null;
  opened: Opened;
  /** Categories that the patient does not share with the reader. */
  closed: readonly ChartCategory[];
  /** The covering colleague, to whom those categories are open instead. */
  coveredBy?: string | null;
}
