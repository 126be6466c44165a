import { errorText } from '@telehealth/contracts/messages';
import { ageAt, OF_AGE_AT } from '@telehealth/contracts/people';
import { useHostServices } from '@telehealth/contracts/session';
import { useMakeHandoverCode } from '@telehealth/data/people/people.mutations';
import type { Person } from '@telehealth/data/people/person.schema';
import { lawDay } from '@telehealth/data/people/person-line';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { useState } from 'react';
import styles from '../family.module.css';

/** A code is read out and typed: in groups of four. */
const inGroups = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-');

interface HandOverProps {
  /** Without a birth date: somebody of age, for whom the reader may no longer act. */
  person: Pick<Person, 'id' | 'firstName'> & Partial<Pick<Person, 'dateOfBirth'>>;
  onClose: () => void;
}

/** Makes the code by which a person of twelve or more takes their record over with a sign-in of their own. */
export function HandOver({ person, onClose }: HandOverProps) {
  const making = useMakeHandoverCode();
  const { notify } = useHostServices();
  const [code, setCode] = useState<string | null>(null);
  const make = async () => {
    const made = await making.run({ id: person.id });
    if (made.ok) setCode(inGroups(made.value));
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code ?? '');
      notify('person.codeCopied');
    } catch {
      // The code stays on the screen, to be read out.
    }
  };
  return (
    <Dialog
      open
      title={`Give ${person.firstName} a sign-in`}
      description={`The record is ${person.firstName}’s. With an own sign-in, ${person.firstName} reads and writes it alone.`}
      onClose={onClose}
    >
      <Stack gap={4}>
        {code === null ? (
          <>
            <WhatFollows dateOfBirth={person.dateOfBirth} />
            {making.error !== null && (
              <Notice tone="danger" live title="No code was made">
                {errorText(making.error)} Nothing has changed.
              </Notice>
            )}
            <Cluster>
              <Button onClick={() => void make()} busy={making.isRunning}>
                Make a code
              </Button>
              <Button variant="line" onClick={onClose}>
                Not now
              </Button>
            </Cluster>
          </>
        ) : (
          <>
            <Notice tone="success" live title="The code, for fourteen days">
              {person.firstName} signs up with an own address, chooses “Patient” and types it on the first page. We do
              not show it again; you can make another one, then this one ends.
            </Notice>
            <p className={styles.code} data-testid="handover-code">
              {code}
            </p>
            <Cluster>
              <Button onClick={() => void copy()}>Copy the code</Button>
              <Button variant="line" onClick={onClose}>
                Done
              </Button>
            </Cluster>
          </>
        )}
      </Stack>
    </Dialog>
  );
}

function WhatFollows({ dateOfBirth }: { dateOfBirth: string | undefined }) {
  if (dateOfBirth === undefined) {
    return (
      <ul>
        <li>Whoever types the code has the whole record: give it to the person themselves.</li>
        <li>You do not get it back. They may ask you to act for them again.</li>
        <li>This cannot be taken back.</li>
      </ul>
    );
  }
  const isAdult = ageAt(dateOfBirth, lawDay()).years >= OF_AGE_AT;
  return (
    <ul>
      <li>
        You still book and pay, and see allergies, medicines and visits,{' '}
        {isAdult ? 'until they end it' : 'until the eighteenth birthday'}.
      </li>
      <li>Messages, settings and sharing become theirs alone.</li>
      <li>They may keep a visit to themselves; you do not see that it happened.</li>
      <li>This cannot be taken back.</li>
    </ul>
  );
}
