import { CONSULTATION_MODES, type ConsultationMode } from '@telehealth/contracts/booking';
import { MODE_LABELS } from '@telehealth/contracts/formatting';
import { isMessageId, messageText } from '@telehealth/contracts/messages';
import type { BookingForm } from '@telehealth/contracts/schemas/booking';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonCard, SkeletonGroup } from '@telehealth/ui/feedback/skeleton';
import { RadioGroupField } from '@telehealth/ui/forms/radio-group-field';
import { Card } from '@telehealth/ui/layout/card';
import { useEffect, useRef } from 'react';
import { modesAt } from '../../data/slots/modes-at';
import { useViewerZone } from '../../openings/use-viewer-zone';
import { ZoneChoice } from '../../openings/zone-choice';
import styles from './booking.module.css';
import { FirstAvailable } from './first-available';
import { HeldOpening } from './held-opening';
import { LostOpening } from './lost-opening';
import { OpeningPicker } from './opening-picker';
import type { BookingModel } from './use-booking';
import { useSteadyField } from './use-steady-field';

interface OpeningStepProps {
  model: BookingModel;
  onHold: (again: boolean) => void;
}

/** Step 1: time, specialist and mode. The field of a later step stays where it is when this one closes. */
export function OpeningStep(props: OpeningStepProps) {
  useViewerZone();
  const place = useRef<HTMLDivElement>(null);
  const { hold } = props.model;
  useSteadyField(place, hold.current);
  return (
    <div ref={place}>
      {hold.current === null ? <OpeningChoice {...props} /> : <HeldOpening model={props.model} hold={hold.current} />}
    </div>
  );
}

function OpeningChoice({ model, onHold }: OpeningStepProps) {
  const { lost, choose } = model;
  return (
    <Card title="1. When and how" padding="l">
      <div className={styles.picker}>
        {lost !== null && (
          <LostOpening
            {...lost}
            onChoose={(opening) => {
              choose({ ...opening, startsAt: opening.startsAt.toISOString() });
              onHold(true);
            }}
          />
        )}
        <ZoneChoice />
        <OpeningChooser model={model} />
        <ModeChoice model={model} />
      </div>
    </Card>
  );
}

function OpeningChooser({ model }: { model: BookingModel }) {
  const { form, values, specialistId, offers, choose } = model;
  const { errors } = form.formState;
  const issue = errors.startsAt?.message ?? errors.visitTypeId?.message;
  const error = issue !== undefined && isMessageId(issue) ? messageText(issue) : undefined;
  if (specialistId === '') return <FirstAvailable error={error} onChoose={choose} />;
  return (
    <QueryPanel
      query={offers}
      skeleton={<OpeningSkeleton />}
      safe="What you typed is kept."
      empty={<FirstAvailable error={error} onChoose={choose} />}
    >
      {(found) => (
        <OpeningPicker
          key={specialistId}
          offers={found}
          openingDays={model.openingDays}
          visitTypeId={values.visitTypeId ?? ''}
          startsAt={values.startsAt ?? ''}
          error={error}
          onChoose={(choice) => choose({ ...choice, specialistId })}
        />
      )}
    </QueryPanel>
  );
}

function ModeChoice({ model }: { model: BookingModel }) {
  const { form, values, offer } = model;
  const startsAt = values.startsAt ? new Date(values.startsAt) : null;
  const modes = offer === undefined ? CONSULTATION_MODES : modesAt(offer, startsAt);
  const isOffered = values.mode === undefined || modes.includes(values.mode);
  const { resetField } = form;
  useEffect(() => {
    if (!isOffered) resetField('mode', { defaultValue: undefined, keepError: true });
  }, [isOffered, resetField]);
  return (
    <RadioGroupField<BookingForm>
      name="mode"
      label="How would you like to meet?"
      look="chips"
      hint={missingText(modes, offer?.visitType.modes)}
      options={modes.map((mode) => ({ value: mode, label: MODE_LABELS[mode] }))}
    />
  );
}

/** Says that missing modes of this visit type may be available at other times. */
function missingText(modes: readonly ConsultationMode[], all: readonly ConsultationMode[] = []): string | undefined {
  const missing = all.filter((mode) => !modes.includes(mode)).map((mode) => MODE_LABELS[mode].toLowerCase());
  return missing.length === 0 ? undefined : `Not by ${missing.join(' or ')} at this time. Another time may have it.`;
}

function OpeningSkeleton() {
  return (
    <SkeletonGroup label="Loading the openings">
      <div className={styles.picker}>
        {/* The usual height of days and times, so that nothing below moves. */}
        <SkeletonCard height="12rem" />
        <SkeletonCard height="24rem" />
      </div>
    </SkeletonGroup>
  );
}
