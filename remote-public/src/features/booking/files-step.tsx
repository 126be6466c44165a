import { errorText, isMessageId, messageText } from '@telehealth/contracts/messages';
import { LIMITS } from '@telehealth/contracts/settings';
import { KEPT_TYPES } from '@telehealth/data/visit-files/judge-file';
import { LiveRegion } from '@telehealth/ui/feedback/live-region';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Skeleton, SkeletonGroup } from '@telehealth/ui/feedback/skeleton';
import { Button } from '@telehealth/ui/parts/button';
import { RowList } from '@telehealth/ui/parts/row-list';
import { useRef } from 'react';
import styles from './booking.module.css';
import type { NextStep } from './decide-next-step';
import { FileRow } from './file-row';
import type { BookingModel } from './use-booking';
import type { KeptFiles } from './use-kept-files';
import type { VisitFilesControl } from './use-visit-files';

interface FilesStepProps {
  model: BookingModel;
  step: NextStep;
  files: VisitFilesControl;
  onSignIn: () => void;
}

/** Photos and documents for the visit. Only an account can store them, so guests must sign in first. */
export function FilesStep({ model, step, files, onSignIn }: FilesStepProps) {
  if (step === 'wait' || step === 'wrongRole') return null;
  return (
    <section className={styles.files} aria-labelledby="files-title">
      <h3 id="files-title" className={styles.legend}>
        Photos or papers <span className="soft small">(optional)</span>
      </h3>
      {step === 'book' ? <Files model={model} files={files} /> : <FilesLater step={step} onSignIn={onSignIn} />}
    </section>
  );
}

function FilesLater({ step, onSignIn }: Pick<FilesStepProps, 'step' | 'onSignIn'>) {
  if (step === 'reconnect') return <p className="soft small">You can add them as soon as the connection is back.</p>;
  return (
    <>
      <p className="soft small">
        {step === 'onboard'
          ? 'You add them here once your details are complete. Everything you typed is kept.'
          : 'They go straight into your account and never stay in this browser, so please sign in first. Everything you typed is kept.'}
      </p>
      {step === 'signUp' && (
        <div>
          <Button variant="line" size="s" onClick={onSignIn}>
            Sign in to add files
          </Button>
        </div>
      )}
    </>
  );
}

function Files({ model, files }: Pick<FilesStepProps, 'model' | 'files'>) {
  const picker = useRef<HTMLInputElement>(null);
  const { offer, form } = model;
  const told = form.formState.errors.files?.message;
  // The upload that the message waited for is complete.
  const issue = told === 'booking.filesNotReady' && files.isReady ? undefined : told;
  const name = offer?.specialist.name ?? 'your specialist';
  const arrived = files.items.filter(({ state }) => state === 'stored').length;
  return (
    <>
      <p className="soft small" id="files-hint">
        JPEG, PNG, WebP or PDF, up to 20 MB each, at most {LIMITS.intakeFiles.max}. Where and when a photo was taken is
        removed on this device. Only {name} sees them, for this visit.
      </p>
      <KeptNote kept={files.kept} />
      {files.items.length > 0 && (
        <RowList label="Files for this visit">
          {files.items.map((item) => (
            <FileRow key={item.id} item={item} files={files} onGone={() => picker.current?.focus()} />
          ))}
        </RowList>
      )}
      <div role="alert">
        {files.refused !== null && (
          <Notice tone="warning" title={files.refused.name}>
            {errorText(files.refused.error)}
          </Notice>
        )}
        {issue !== undefined && isMessageId(issue) && <Notice tone="warning">{messageText(issue)}</Notice>}
      </div>
      {!files.isFull && (
        <label className={styles.picking}>
          {files.items.length > 0 ? 'Add another file' : 'Add a photo or PDF'}
          <input
            ref={picker}
            className={styles.pickingInput}
            type="file"
            multiple
            accept={KEPT_TYPES}
            aria-describedby="files-hint"
            aria-invalid={issue !== undefined || undefined}
            onChange={(event) => {
              files.add([...(event.currentTarget.files ?? [])]);
              // Resetting allows choosing the same file again after it was removed.
              event.currentTarget.value = '';
            }}
          />
        </label>
      )}
      <LiveRegion message={arrivedText(arrived, files.items.length)} />
    </>
  );
}

function arrivedText(arrived: number, count: number): string {
  if (count === 0) return '';
  if (count === 1) return arrived === 1 ? 'The file has arrived' : 'The file has not arrived yet';
  return `${arrived} of ${count} files have arrived`;
}

function KeptNote({ kept }: { kept: KeptFiles }) {
  if (kept.status === 'loading') {
    return (
      <SkeletonGroup label="Loading the files you added">
        <Skeleton width="60%" />
      </SkeletonGroup>
    );
  }
  if (kept.status === 'failed') {
    return (
      <Notice
        tone="warning"
        live
        title="The files you added are not here yet"
        action={
          <Button variant="line" size="s" onClick={kept.retry}>
            Try again
          </Button>
        }
      >
        {errorText(kept.error)} They are kept in your account.
      </Notice>
    );
  }
  if (kept.status !== 'here' || kept.gone === 0) return null;
  return (
    <Notice tone="info">
      {kept.gone === 1 ? 'A file' : `${kept.gone} files`} you added earlier is no longer kept: files that are not booked
      with a visit are deleted after six hours. Please add it again if it is needed.
    </Notice>
  );
}
