import { Price } from '@telehealth/care/visits/price';
import { SPECIALTY_LABELS, viewerTimeZone } from '@telehealth/contracts/formatting';
import { SPECIALTIES, type Specialty } from '@telehealth/contracts/people';
import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { useOpenSlots } from '@telehealth/data/slots/slot.queries';
import type { SpecialistOpenings } from '@telehealth/data/slots/slot.schema';
import { EmptyState } from '@telehealth/ui/feedback/empty-state';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Skeleton, SkeletonGroup } from '@telehealth/ui/feedback/skeleton';
import { Button } from '@telehealth/ui/parts/button';
import { Field } from '@telehealth/ui/parts/field';
import { SelectInput } from '@telehealth/ui/parts/inputs';
import { whenText } from '@telehealth/ui/parts/time';
import { useState } from 'react';
import styles from './booking.module.css';
import rows from './first-available.module.css';

const SHOWN = 4;

interface FirstAvailableProps {
  error?: string;
  onChoose: (choice: { specialistId: string; visitTypeId: string; startsAt: string }) => void;
}

/** The soonest openings of one specialty or all, for users who have not chosen a specialist. */
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
        skeleton={<RowsToCome />}
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

/** As high as the rows that load, so that nothing below moves. */
function RowsToCome() {
  return (
    <SkeletonGroup>
      <div className={styles.nearest}>
        {Array.from({ length: SHOWN }, (_, at) => (
          <div className={rows.toCome} key={at}>
            <Skeleton shape="block" height="100%" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
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
              <span className={rows.price}>
                <Price money={visitType.price} />
              </span>
            </Button>
          </li>
        ),
      )}
    </ul>
  );
}
