import { Price, RateNote } from '@telehealth/care/visits/price';
import type { Money } from '@telehealth/contracts/booking';
import { formatMoney, MODE_LABELS } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { useRetireVisitType } from '@telehealth/data/practice/practice.mutations';
import { useMyVisitTypes } from '@telehealth/data/practice/practice.queries';
import type { OwnVisitType } from '@telehealth/data/practice/practice.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { ConfirmDialog } from '@telehealth/ui/parts/confirm-dialog';
import { Disclosure } from '@telehealth/ui/parts/disclosure';
import * as icons from '@telehealth/ui/parts/icons';
import { useState } from 'react';
import styles from './profile.module.css';
import { VisitTypeDialog } from './visit-type-dialog';
import { minutesText } from './visit-type-form';

/** What patients can book, for how long and at what price. */
export function VisitTypesCard() {
  const query = useMyVisitTypes();
  const [edited, setEdited] = useState<OwnVisitType | 'new' | null>(null);
  const [retired, setRetired] = useState<OwnVisitType | null>(null);
  return (
    <Card
      title="Visit types and prices"
      actions={
        query.data !== undefined && (
          <Button variant="line" size="s" icon={icons.plus} onClick={() => setEdited('new')}>
            Add a type
          </Button>
        )
      }
    >
      <QueryPanel query={query} safe="What you offer is unchanged.">
        {(types) => (
          <>
            <Types types={types.filter(({ active }) => active)} onEdit={setEdited} onRetire={setRetired} />
            <Former types={types.filter(({ active }) => !active)} />
          </>
        )}
      </QueryPanel>
      <p className="small soft">A change applies to new bookings. Visits already booked keep their length and price.</p>
      <RateNote />
      {edited !== null && query.data !== undefined && (
        <VisitTypeDialog
          type={edited === 'new' ? null : edited}
          position={query.data.length}
          onClose={() => setEdited(null)}
        />
      )}
      {retired !== null && <RetireDialog type={retired} onClose={() => setRetired(null)} />}
    </Card>
  );
}

interface TypesProps {
  types: readonly OwnVisitType[];
  onEdit: (type: OwnVisitType) => void;
  onRetire: (type: OwnVisitType) => void;
}

function Types({ types, onEdit, onRetire }: TypesProps) {
  if (types.length === 0)
    return <Notice tone="warning">You offer no visit type, so patients cannot book you. Add at least one.</Notice>;
  return (
    <ul className={styles.types}>
      {types.map((type) => (
        <li key={type.id}>
          <div className={styles.typeName}>
            <b>{type.name}</b>
            <span className={styles.price}>
              <Price money={priceOf(type)} />
            </span>
          </div>
          <span className="small soft">
            {type.minutes} minutes, {type.modes.map((mode) => MODE_LABELS[mode].toLowerCase()).join(', ')}
            {type.needsApproval && ', you accept each request'}
          </span>
          <span className="small soft">{rulesText(type)}</span>
          <div className={styles.typeActions}>
            <Button variant="line" size="s" aria-label={`Change ${type.name}`} onClick={() => onEdit(type)}>
              Change
            </Button>
            <Button variant="quiet" size="s" aria-label={`Stop offering ${type.name}`} onClick={() => onRetire(type)}>
              Stop offering
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

const priceOf = ({ priceMinor, currency }: OwnVisitType): Money => ({ amountMinor: priceMinor, currency });

/** Notice, breaks and late refunds, in one line. */
function rulesText(type: OwnVisitType): string {
  const { noticeMinutes, bufferBeforeMinutes, bufferAfterMinutes, cancelNoticeMinutes, lateRefundPercent } = type;
  const notice =
    noticeMinutes === 0 ? 'Bookable until it begins' : `Booked at least ${minutesText(noticeMinutes)} ahead`;
  const breaks = [
    bufferBeforeMinutes > 0 && `${minutesText(bufferBeforeMinutes)} before`,
    bufferAfterMinutes > 0 && `${minutesText(bufferAfterMinutes)} after`,
  ].filter(Boolean);
  const rest = breaks.length === 0 ? '' : `. Break of ${breaks.join(' and ')}`;
  const cancel =
    cancelNoticeMinutes === 0
      ? 'Free to cancel until it begins'
      : `Free to cancel until ${minutesText(cancelNoticeMinutes)} before, then ${lateRefundPercent}% is paid back`;
  return `${notice}${rest}. ${cancel}.`;
}

/** Visit types no longer offered, which may still have coming visits. */
function Former({ types }: { types: readonly OwnVisitType[] }) {
  if (types.length === 0) return null;
  return (
    <Disclosure summary={`No longer offered (${types.length})`}>
      <ul className={styles.types}>
        {types.map((type) => (
          <li key={type.id}>
            <b>{type.name}</b>
            <span className="small soft">
              {type.minutes} minutes, {formatMoney(priceOf(type))}
            </span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function RetireDialog({ type, onClose }: { type: OwnVisitType; onClose: () => void }) {
  const retiring = useRetireVisitType();
  const { notify } = useHostServices();
  const retire = async () => {
    if (!(await retiring.run({ id: type.id, version: type.version })).ok) return;
    notify('practice.visitTypeNoMore');
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={retire}
      tone="primary"
      title={`Stop offering ${type.name}?`}
      confirmLabel="Stop offering it"
    >
      <p>Nobody can book it any more. Visits already booked take place. To offer it again, add it as a new type.</p>
      {retiring.error !== null && (
        <Notice tone="danger" live>
          {errorText(retiring.error)}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
