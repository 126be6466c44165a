import { type AccessPurpose, VISIT_CATEGORIES } from '@telehealth/contracts/chart';
import { now } from '@telehealth/contracts/clock';
import { SPECIALTY_LABELS } from '@telehealth/contracts/formatting';
import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { useHostServices } from '@telehealth/contracts/session';
import { type Sharing, useGiveAccess } from '@telehealth/data/access/access.mutations';
import { useMyAppointments } from '@telehealth/data/appointments/appointment.queries';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Button } from '@telehealth/ui/parts/button';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { Field } from '@telehealth/ui/parts/field';
import { SelectInput } from '@telehealth/ui/parts/inputs';
import { useState } from 'react';
import { WHY_WORDS } from './grant-words';
import { SharingDialog } from './sharing-dialog';

const MONTH_MS = 30 * 24 * 3_600_000;
type Purpose = Exclude<AccessPurpose, 'visit'>;
type Specialist = Pick<Appointment, 'counterpartId' | 'counterpartName' | 'counterpartSpecialty'>;

/** Grants access apart from a visit to a specialist of the patient's visits. */
export function GiveAccessDialog({ onClose }: { onClose: () => void }) {
  const query = useMyAppointments();
  if (query.data !== undefined) {
    const known = specialistsOf(query.data);
    const [first] = known;
    if (first !== undefined) return <Give known={known} first={first} onClose={onClose} />;
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Give access"
      actions={
        <Button variant="line" onClick={onClose}>
          Close
        </Button>
      }
    >
      <QueryPanel query={query} safe="Nothing was shared.">
        {() => (
          <p>
            You can give access to a specialist you have, or had, a visit with. There is none yet.{' '}
            <Link to={pathTo('findSpecialist')}>Find a specialist</Link>
          </p>
        )}
      </QueryPanel>
    </Dialog>
  );
}

function specialistsOf(visits: readonly Appointment[]): Specialist[] {
  const seen = visits.filter(({ status, viewerRole }) => viewerRole === 'patient' && status !== 'cancelled');
  return [...new Map(seen.map((visit) => [visit.counterpartId, visit])).values()];
}

interface GiveProps {
  known: readonly Specialist[];
  first: Specialist;
  onClose: () => void;
}

function Give({ known, first, onClose }: GiveProps) {
  const [key] = useState(() => crypto.randomUUID());
  const [start] = useState(now);
  const [specialistId, setSpecialist] = useState(first.counterpartId);
  const [purpose, setPurpose] = useState<Purpose>('ongoing_care');
  const giving = useGiveAccess();
  const { notify } = useHostServices();
  const give = async (sharing: Sharing) => {
    const given = await giving.run({ key, specialistId, purpose, ...sharing });
    if (!given.ok) return;
    notify('access.granted');
    onClose();
  };
  return (
    <SharingDialog
      title="Give access"
      description="They are told at once, and we log every time they look. You can take it back at any time. It replaces what they may see for the same reason."
      first={{ categories: VISIT_CATEGORIES, may: 'view', until: new Date(start.getTime() + MONTH_MS) }}
      confirmLabel="Give access"
      isRunning={giving.isRunning}
      error={giving.error}
      onConfirm={(sharing) => void give(sharing)}
      onClose={onClose}
    >
      <Field label="Specialist" hint="Somebody you have, or had, a visit with." required>
        {(control) => (
          <SelectInput {...control} value={specialistId} onChange={(event) => setSpecialist(event.currentTarget.value)}>
            {known.map(({ counterpartId, counterpartName, counterpartSpecialty }) => (
              <option key={counterpartId} value={counterpartId}>
                {counterpartSpecialty === null
                  ? counterpartName
                  : `${counterpartName}, ${SPECIALTY_LABELS[counterpartSpecialty]}`}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <ChipGroup
        type="radio"
        legend="Why"
        value={purpose}
        onChange={setPurpose}
        options={[
          { value: 'ongoing_care', label: WHY_WORDS.ongoing_care },
          { value: 'second_opinion', label: WHY_WORDS.second_opinion },
        ]}
      />
    </SharingDialog>
  );
}
