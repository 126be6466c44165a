import { LeftOutList } from '@telehealth/care/left-out/left-out-list';
import { takenDay, unitText, valueText } from '@telehealth/care/record/entry-words';
import { saidDay } from '@telehealth/care/record/said-day';
import { givenText, vaccinationText } from '@telehealth/care/record/vaccination-words';
import type { BroughtEntry, BroughtReading, ReadBundle } from '@telehealth/clinical/fhir/brought';
import type { LeftOut } from '@telehealth/clinical/fhir/left-out';
import { NO_KNOWN_ALLERGY } from '@telehealth/clinical/fhir/no-known-allergy';
import { OBSERVATION_TYPES } from '@telehealth/clinical/observation-types';
import { SEVERITY_LABELS } from '@telehealth/contracts/chart';
import { formatDate, viewerTimeZone } from '@telehealth/contracts/formatting';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Paper } from '@telehealth/ui/paper/paper';
import { printPaper } from '@telehealth/ui/paper/print-paper';
import { Button } from '@telehealth/ui/parts/button';
import { useEffect, useRef } from 'react';
import styles from './shared-record.module.css';

interface SharedSheetProps {
  record: ReadBundle;
  at: Date | null;
  onClose: () => void;
}

const dayOf = (at: Date) => formatDate(at, viewerTimeZone());
/** The newest values of a kind show its trend; more would need a chart. */
const NEWEST = 5;

/** Said of a moment, so that it is asked again. */
const NONE_KNOWN = ['None known', 'when this was shared; please ask again'] as const;

/** A shared record for reading and printing, in this page only. */
export function SharedSheet({ record, at, onClose }: SharedSheetProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { person, entries } = record;
  const of = (list: BroughtEntry['list']) => entries.filter((entry) => entry.list === list);
  const isNone = ({ what, why }: LeftOut) => why === 'none' && what === NO_KNOWN_ALLERGY;
  const allergies = of('allergies').map((entry) => [entry.label, reactionOf(entry)] as const);
  const isNoneKnown = allergies.length === 0 && record.leftOut.some(isNone);
  const leftOut = record.leftOut.filter((one) => !isNone(one));
  const born = saidDay(person?.birthDate ?? '') || 'Not said';
  return (
    <>
      <div ref={box} tabIndex={-1}>
        <Paper
          title="A part of a medical record"
          label="The shared record"
          people={[
            [
              { term: 'Patient', detail: person?.name || 'Not said' },
              { term: 'Born', detail: born },
            ],
            [{ term: 'As it was on', detail: at === null ? 'Not said' : dayOf(at) }],
          ]}
        >
          <Part title="Allergies" lines={isNoneKnown ? [NONE_KNOWN] : allergies} />
          <Part title="Medicines" lines={of('medications').map(({ label, dose }) => [label, dose])} />
          <Part title="Conditions" lines={of('conditions').map(({ label }) => [label, ''])} />
          <Part
            title="Vaccinations"
            lines={of('vaccinations').map((entry) => [vaccinationText(entry), givenText(entry)])}
          />
          <Part title="Readings" lines={readingLines(record.readings)} />
          {leftOut.length > 0 && <LeftOutList leftOut={leftOut} />}
          <p className="small soft">
            The patient chose what is shared here. Something that is not listed may still be true, so please ask.
          </p>
        </Paper>
      </div>
      <Cluster>
        <Button onClick={() => printPaper()}>Print, or save as PDF</Button>
        <Button variant="line" onClick={onClose}>
          Close the record
        </Button>
      </Cluster>
    </>
  );
}

function Part({ title, lines }: { title: string; lines: readonly (readonly [name: string, detail: string])[] }) {
  if (lines.length === 0) return null;
  return (
    <section className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {lines.map(([name, detail]) => (
          <li key={`${name} ${detail}`}>
            <b>{name}</b>
            {detail !== '' && <span>{detail}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function reactionOf({ reaction, severity }: BroughtEntry): string {
  const degree = severity === '' ? '' : SEVERITY_LABELS[severity];
  return [reaction, reaction === '' ? degree : degree.toLowerCase()].filter((text) => text !== '').join(', ');
}

/** One line per kind, newest values first. */
function readingLines(readings: readonly BroughtReading[]): (readonly [string, string])[] {
  const newest = [...readings].sort((one, other) => other.takenAt.getTime() - one.takenAt.getTime());
  return OBSERVATION_TYPES.flatMap(({ code, label, unit }) => {
    const values = newest.filter((reading) => reading.code === code);
    const said = values
      .slice(0, NEWEST)
      .map((reading) => `${valueText(reading)} ${unitText(unit)}`.trim().concat(`, ${takenDay(reading)}`));
    const more = values.length > NEWEST ? `; ${values.length - NEWEST} older` : '';
    return values.length === 0 ? [] : [[label, said.join('; ') + more] as const];
  });
}
