import type { ReadBundle } from '@telehealth/clinical/fhir/brought';
import { Link } from '@telehealth/contracts/router';
import type { OwnEntry } from '@telehealth/data/records/own-record.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { Field } from '@telehealth/ui/parts/field';
import { Icon } from '@telehealth/ui/parts/icon';
import { TextInput } from '@telehealth/ui/parts/inputs';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import type { RecordPlace } from '../moments/use-record-place';
import records from '../records.module.css';
import { ChooseEntries } from './choose-entries';
import { readRecordFile } from './read-file';

interface BringInProps {
  entries: readonly OwnEntry[];
  place: RecordPlace;
}

/** Takes over entries of another system's file: shown first, chosen one by one, kept with where they came from. */
export function BringIn({ entries, place }: BringInProps) {
  const [found, setFound] = useState<{ bundle: ReadBundle; file: File } | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.querySelector('h1')?.focus(), []);
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    setFound(null);
    setRefused(null);
    if (file === undefined) return;
    const read = await readRecordFile(file);
    if (read.kind === 'read') setFound({ bundle: read.bundle, file });
    else setRefused(read.because);
  };
  return (
    <>
      <div ref={heading}>
        <Link className={records.back} to={place.linkTo({})}>
          <Icon name="back" size={16} /> The whole record
        </Link>
        <PageHeading lead="Allergies, conditions, medicines and readings from a file that another clinic or app gave you.">
          Import a record
        </PageHeading>
      </div>
      <Card>
        <Field
          label="The file"
          hint="A FHIR R4 Bundle in JSON. It is read in this browser; only what you choose below is kept."
          {...(refused !== null && { error: refused })}
        >
          {(control) => (
            <TextInput
              {...control}
              type="file"
              accept=".json,application/json,application/fhir+json"
              onChange={(event) => void choose(event)}
            />
          )}
        </Field>
      </Card>
      {found !== null && (
        <Found key={found.file.name + found.file.lastModified} {...found} entries={entries} place={place} />
      )}
    </>
  );
}

function Found({ bundle, file, entries, place }: { bundle: ReadBundle; file: File } & BringInProps) {
  if (bundle.entries.length + bundle.readings.length > 0)
    return <ChooseEntries bundle={bundle} fileName={file.name} entries={entries} place={place} />;
  return (
    <Notice title="There is nothing in this file that we can add to your record" live>
      {bundle.past + bundle.leftOut} of its entries are over, of other kinds, or in units we do not use.
    </Notice>
  );
}
