import type { CareVisit } from '@telehealth/care/care-visit';
import { now } from '@telehealth/contracts/clock';
import { dayKey, formatShortMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText, message } from '@telehealth/contracts/messages';
import { ageAt, OF_AGE_AT } from '@telehealth/contracts/people';
import { useBackend } from '@telehealth/data/client/use-backend';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { Field } from '@telehealth/ui/parts/field';
import * as icons from '@telehealth/ui/parts/icons';
import { TextArea } from '@telehealth/ui/parts/inputs';
import { useState } from 'react';
import { useWithdrawLetter } from '../../data/letters/letter.mutations';
import { letterKeys, useLetters } from '../../data/letters/letter.queries';
import type { Letter } from '../../data/letters/letter.schema';
import { useBegunLetters } from '../../data/letters/letter-draft';
import { SignPaper } from '../papers/sign-paper';
import { LetterList } from './letter-list';
import { KIND_WORDS } from './letter-words';
import { ReferralDialog } from './referral-dialog';
import { SickNoteDialog } from './sick-note-dialog';
import { TestRequestDialog } from './test-request-dialog';

/** Sick notes, referrals and orders of tests of a visit, for the specialist who treats: write, read and withdraw. */
export function Letters({ visit }: { visit: CareVisit }) {
  const query = useLetters(visit.appointmentId);
  const [writes, setWrites] = useState<Writing | null>(null);
  const write = (kind: Letter['kind'], replaces: Letter | null = null) => setWrites({ kind, replaces });
  const { queries } = useBackend();
  const closeWriting = () => {
    setWrites(null);
    void queries.invalidateQueries({ queryKey: letterKeys.ofVisit(visit.appointmentId) });
  };
  const [taken, setTaken] = useState<Letter | null>(null);
  return (
    <Stack>
      <QueryPanel
        query={query}
        skeleton={<SkeletonRows count={1} />}
        safe="Letters that were issued are not affected."
        empty={<p className="soft">No letter was written about this visit.</p>}
      >
        {(letters) => (
          <>
            <LetterList
              letters={letters}
              actions={(letter) => (
                <>
                  {!isClosed(visit) && (
                    <Button
                      variant="quiet"
                      size="s"
                      aria-label={`Replace the ${KIND_WORDS[letter.kind].toLowerCase()}`}
                      onClick={() => write(letter.kind, letter)}
                    >
                      Replace
                    </Button>
                  )}
                  <Button
                    variant="quiet"
                    size="s"
                    aria-label={`Take back the ${KIND_WORDS[letter.kind].toLowerCase()}`}
                    onClick={() => setTaken(letter)}
                  >
                    Take back
                  </Button>
                </>
              )}
            />
            {letters
              .filter(({ withdrawnAt }) => withdrawnAt === null)
              .map(({ id, kind, issuedAt }) => {
                const name = `${KIND_WORDS[kind]}, ${formatShortMoment(issuedAt, viewerTimeZone())}`;
                return (
                  <section key={id} aria-label={name}>
                    <h3>{name}</h3>
                    <SignPaper appointmentId={visit.appointmentId} kind={kind} sourceId={id} name={name} />
                  </section>
                );
              })}
          </>
        )}
      </QueryPanel>
      {!isClosed(visit) && <Begun visit={visit} letters={query.data ?? []} onGoOn={write} />}
      {isClosed(visit) ? (
        <p className="small soft">{message('notes.windowClosed')}</p>
      ) : (
        <Cluster>
          {sickNotesFor(visit).map((kind) => (
            <Button key={kind} variant="line" icon={icons.plus} onClick={() => write(kind)}>
              Write a {KIND_WORDS[kind].toLowerCase()}
            </Button>
          ))}
          <Button variant="line" icon={icons.plus} onClick={() => write('referral')}>
            Write a referral
          </Button>
          <Button variant="line" icon={icons.plus} onClick={() => write('test_request')}>
            Order a test
          </Button>
        </Cluster>
      )}
      {writes !== null && <WriteDialog visit={visit} {...writes} onClose={closeWriting} />}
      {taken !== null && <TakeBack letter={taken} onClose={() => setTaken(null)} />}
    </Stack>
  );
}

interface BegunProps {
  visit: CareVisit;
  letters: readonly Letter[];
  onGoOn: (kind: Letter['kind'], replaces: Letter | null) => void;
}

/** Letters that were begun and not issued, here or on another device. */
function Begun({ visit, letters, onGoOn }: BegunProps) {
  // Optional: opening the form says what failed.
  const { data = [] } = useBegunLetters(visit.appointmentId);
  return data.map(({ kind, replaces_id: replaces, updated_at: at }) => {
    const name = KIND_WORDS[kind].toLowerCase();
    const old = letters.find(({ id }) => id === replaces) ?? null;
    if (replaces !== null && old === null) return null;
    return (
      <Cluster key={`${kind}${replaces}`}>
        <span>
          A {name} is begun and not issued, {formatShortMoment(at, viewerTimeZone())}
        </span>
        <Button variant="quiet" size="s" onClick={() => onGoOn(kind, old)}>
          Go on with the {name}
        </Button>
      </Cluster>
    );
  });
}

/** What is being written, and the letter whose place it takes. */
interface Writing {
  kind: Letter['kind'];
  replaces: Letter | null;
}

function WriteDialog({ visit, kind, replaces, onClose }: Writing & { visit: CareVisit; onClose: () => void }) {
  const props = { visit, replaces, onClose };
  if (kind === 'referral') return <ReferralDialog {...props} />;
  if (kind === 'test_request') return <TestRequestDialog {...props} />;
  return <SickNoteDialog {...props} kind={kind} />;
}

const DAY_MS = 86_400_000;
/** How long after a visit a letter may be begun; the database has the same limit. */
const BEGUN_WITHIN_MS = 14 * DAY_MS;

const isClosed = ({ endsAt }: CareVisit) =>
  endsAt !== undefined && now().getTime() >= endsAt.getTime() + BEGUN_WITHIN_MS;

/** Nobody is employed before. Source: Basic Conditions of Employment Act 75 of 1997, s. 43. */
const MAY_WORK_AT = 15;

/** For school or crèche up to the 18th birthday, for work from the 15th. */
function sickNotesFor({ patientBorn = null }: CareVisit): readonly ('sick_note' | 'school_note')[] {
  if (patientBorn === null) return ['sick_note'];
  const { years } = ageAt(patientBorn, dayKey(now(), viewerTimeZone()));
  if (years >= OF_AGE_AT) return ['sick_note'];
  return years >= MAY_WORK_AT ? ['school_note', 'sick_note'] : ['school_note'];
}

/** A withdrawal surprises the holder of the letter, so it needs a reason. */
function TakeBack({ letter, onClose }: { letter: Letter; onClose: () => void }) {
  const withdrawing = useWithdrawLetter();
  const [reason, setReason] = useState('');
  const takeBack = async () => {
    const done = await withdrawing.run({ id: letter.id, reason });
    if (done.ok) onClose();
  };
  const name = KIND_WORDS[letter.kind].toLowerCase();
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Take this ${name} back?`}
      description="The patient is told at once, and why. Its code is not valid from then on. A printed copy cannot be taken back."
      size="s"
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="line" busy={withdrawing.isRunning} onClick={() => void takeBack()}>
            Take it back
          </Button>
        </>
      }
    >
      <Field
        label="Why, in at least ten characters"
        error={withdrawing.error ? errorText(withdrawing.error) : undefined}
      >
        {(control) => (
          <TextArea {...control} rows={2} value={reason} onChange={(event) => setReason(event.currentTarget.value)} />
        )}
      </Field>
    </Dialog>
  );
}
