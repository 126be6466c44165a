import { pathTo, SPECIALTIES, SPECIALTY_LABELS, type Specialty, viewerTimeZone } from '@telehealth/contracts';
import { Link } from '@telehealth/contracts/router';
import { useOpenSlots } from '@telehealth/data/slots/slot.queries';
import type { SpecialistOpenings } from '@telehealth/data/slots/slot.schema';
import { EmptyState } from '@telehealth/ui/feedback/empty-state';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { Button } from '@telehealth/ui/parts/button';
import { Field } from '@telehealth/ui/parts/field';
import { SelectInput } from '@telehealth/ui/parts/inputs';
import { whenText } from '@telehealth/ui/parts/time';
import { Price } from '@telehealth/visits/price';
import { useState } from 'react';
import styles from './booking.module.css';
import rows from './first-available.module.css';

const SHOWN = 4;

interface FirstAvailableProps {
  error?: string;
  onChoose: (choice: { specialistId: string; visitTypeId: string; startsAt: string }) => void;
}

/** For those who come without a specialist: the soonest openings of one field or of all. */
export function FirstAvailable({ error, onChoose }: FirstAvailableProps) {
  const [specialty, setSpecialty] = useState<Specialty | ''>('');
  const found = useOpenSlots({ ...(specialty && { specialty }), limit: SHOWN }, { perVisitType: 1 });
  return (
    <div className={styles.picker}>
      <Field label="Who should help?" hint="We show who is free first." error={error}>
        {(control) => (
          <SelectInput
            {...control}
            value={specialty}
            onChange={(event) => setSpecialty(SPECIALTIES.find((known) => known === event.target.value) ?? '')}
          >
            <option value="">Whoever is free first</option>
            {SPECIALTIES.map((known) => (
              <option key={known} value={known}>
                {SPECIALTY_LABELS[known]}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <QueryPanel
        query={found}
        skeleton={<SkeletonRows count={SHOWN} />}
        isEmpty={(results) => results.every((result) => result.openings.length === 0)}
        empty={<EmptyState title="Nobody is free in this specialty">Choose another specialty, or any.</EmptyState>}
      >
        {(results) => <FirstOpenings results={results} onChoose={onChoose} />}
      </QueryPanel>
      <p>
        <Link to={pathTo('findSpecialist', {}, { specialty: specialty || undefined })}>
          Compare specialists instead
        </Link>
      </p>
    </div>
  );
}

function FirstOpenings({
  results,
  onChoose,
}: { results: SpecialistOpenings[] } & Pick<FirstAvailableProps, 'onChoose'>) {
  const zone = viewerTimeZone();
  return (
    <ul className={styles.nearest}>
      {results.slice(0, SHOWN).map(({ specialist, visitType, openings: [first] }) =>
        first === undefined ? null : (
          <li key={visitType.id}>
            <Button
              variant="line"
              wide
              className={rows.row}
              onClick={() =>
                onChoose({
                  specialistId: specialist.specialistId,
                  visitTypeId: visitType.id,
                  startsAt: first.toISOString(),
                })
              }
            >
              <span>
                {whenText(first, zone)}
                <span className="visually-hidden">, </span>
                <span className={rows.who}>
                  {specialist.name}, {SPECIALTY_LABELS[specialist.specialty]}
                </span>
                <span className="visually-hidden">, </span>
              </span>
              <Price money={visitType.price} />
            </Button>
          </li>
        ),
      )}
    </ul>
  );
}
