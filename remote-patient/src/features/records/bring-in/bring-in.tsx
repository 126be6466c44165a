import { LeftOutList } from '@telehealth/care/left-out/left-out-list';
import type { Owner } from '@telehealth/clinical/fhir/brought';
import { Link } from '@telehealth/contracts/router';
import { useSubjectName, useSubjectWords } from '@telehealth/data/people/use-subject-words';
import type { OwnEntry } from '@telehealth/data/records/own-record.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { Field } from '@telehealth/ui/parts/field';
import { FileInput } from '@telehealth/ui/parts/file-input';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import records from '../records.module.css';
import { pickEssentials } from '../summary/essentials';
import type { RecordPlace } from '../timeline/use-record-place';
import { ChooseEntries } from './choose-entries';
import type { FoundRecord } from './found-record';
import { OpenLink } from './open-link';
import { readRecordFile } from './read-file';

interface BringInProps {
  entries: readonly OwnEntry[];
  place: RecordPlace;
}

/** Imports entries of another system's file: shown first, chosen one by one, stored with their source. */
export function BringIn({ entries, place }: BringInProps) {
  const [found, setFound] = useState<FoundRecord | null>(null);
  const [link, setLink] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const heading = useRef<HTMLDivElement>(null);
  const owner = useOwner(entries);
  useEffect(() => heading.current?.querySelector('h1')?.focus(), []);
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    setFound(null);
    setRefused(null);
    if (file === undefined) return;
    const read = await readRecordFile(file, owner);
    if (read.kind === 'read') setFound({ bundle: read.bundle, name: file.name, at: file.lastModified });
    else if (read.kind === 'link') setLink(read.text);
    else setRefused(read.because);
  };
  return (
    <>
      <div ref={heading}>
        <Link className={records.back} to={place.linkTo({})}>
          <Icon path={icons.back} size={16} /> The whole record
        </Link>
        <PageHeading lead="Allergies, conditions, medicines and readings from a file or a link that another clinic or app gave you.">
          Import a record
        </PageHeading>
      </div>
      <Card>
        <Field
          label="The file"
          hint="A record file from another clinic or app; its name often ends in .json. It is read on this device, and only what you choose below is kept."
          {...(refused !== null && { error: refused })}
        >
          {(control) => (
            <FileInput
              {...control}
              accept=".json,.txt,application/json,application/fhir+json,text/plain"
              onChange={(event) => void choose(event)}
            />
          )}
        </Field>
      </Card>
      <OpenLink key={link} owner={owner} given={link} onFound={setFound} />
      {found !== null && (
        <Found key={`${found.name} ${found.at}`} found={found} owner={owner} entries={entries} place={place} />
      )}
    </>
  );
}

/** The record's owner, as far as it is known. */
function useOwner(entries: readonly OwnEntry[]): Owner {
  return {
    name: useSubjectName(),
    birthDate: pickEssentials(entries).facts?.dateOfBirth ?? '',
  };
}

interface FoundProps extends BringInProps {
  found: FoundRecord;
  owner: Owner;
}

function Found({ found: { bundle, name }, owner, entries, place }: FoundProps) {
  const { your, Your } = useSubjectWords();
  if (bundle.entries.length + bundle.readings.length > 0)
    return <ChooseEntries bundle={bundle} fileName={name} owner={owner} entries={entries} place={place} />;
  return (
    <>
      <Notice title={`There is nothing in it that we can add to ${your} record`} live>
        What it says now, we have no place for or do not understand. {Your} record is as it was.
      </Notice>
      <Card>
        <LeftOutList leftOut={bundle.leftOut} />
      </Card>
    </>
  );
}
