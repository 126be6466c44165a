import { LookAtFile } from '@telehealth/care/files/look-at-file';
import { GetPaper } from '@telehealth/care/papers/get-paper';
import { paperStanding } from '@telehealth/care/papers/paper-words';
import { errorText } from '@telehealth/contracts/messages';
import { pathTo } from '@telehealth/contracts/routes';
import { type PaperSource, usePrintForPen, useSignPaper } from '@telehealth/data/papers/paper.mutations';
import { usePapersOfVisit } from '@telehealth/data/papers/paper.queries';
import { fileOf, type VisitPaper } from '@telehealth/data/papers/paper.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { RetryNotice } from '@telehealth/ui/feedback/retry-notice';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Badge } from '@telehealth/ui/parts/badge';
import { Button } from '@telehealth/ui/parts/button';
import { Field } from '@telehealth/ui/parts/field';
import * as icons from '@telehealth/ui/parts/icons';
import { TextInput } from '@telehealth/ui/parts/inputs';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { saveBlob } from '@telehealth/ui/parts/save-file';
import { useState } from 'react';
import { useSignatureProvider } from '../../data/papers/signature-provider.queries';
import { SignedPhoto } from './signed-photo';

interface SignPaperProps extends PaperSource {
  appointmentId: string;
  /** What it is, for buttons of several papers: "Script: amlodipine". */
  name: string;
}

/** How a prescription or letter of the visit is signed, for its author; renders nothing of what no longer counts. */
export function SignPaper({ appointmentId, kind, sourceId, name }: SignPaperProps) {
  const { data, error, refetch, isFetching } = usePapersOfVisit(appointmentId);
  if (data === undefined && error !== null) {
    return (
      <RetryNotice title="How it is signed cannot be shown" onRetry={refetch} busy={isFetching}>
        What was issued and signed is kept.
      </RetryNotice>
    );
  }
  const paper = data?.find((one) => one.sourceId === sourceId);
  if (paper === undefined || !paper.counts) return null;
  return <Ways paper={paper} source={{ kind, sourceId }} name={name} />;
}

interface WayProps {
  source: PaperSource;
  name: string;
}

const GAPS = { address: 'the address of your practice', phone: 'a telephone number' } as const;

function Ways({ paper, source, name }: WayProps & { paper: VisitPaper }) {
  const standing = paperStanding(paper);
  const isScript = paper.kind === 'prescription';
  const isByHand = fileOf(paper, 'pen') !== undefined;
  return (
    <Stack gap={2}>
      <p>
        <Badge tone={standing.tone} icon={standing.tone === 'success' ? icons.check : icons.clock}>
          {isScript && standing.tone === 'success' ? 'Signed by hand' : standing.name}
        </Badge>{' '}
        <span className="small soft">{standing.says}</span>
      </p>
      {paper.gaps.length > 0 && (
        <Notice
          tone="warning"
          title="It cannot be signed yet"
          action={
            <LinkButton variant="line" size="s" to={pathTo('specialist.profile')}>
              Add it to your profile
            </LinkButton>
          }
        >
          A script must carry {paper.gaps.map((gap) => GAPS[gap]).join(' and ')}.
        </Notice>
      )}
      {paper.gaps.length === 0 && paper.files.length === 0 && <LookFirst source={source} name={name} />}
      {paper.gaps.length === 0 && !isByHand && <ByHand source={source} name={name} />}
      {paper.gaps.length === 0 && <ByCertificate paper={paper} source={source} name={name} />}
      <GetPaper paper={paper} name={name} />
    </Stack>
  );
}

/** The very print that is signed, before anybody signs it. */
function LookFirst({ source, name }: WayProps) {
  const printing = usePrintForPen();
  const take = async () => {
    const made = await printing.run({ ...source, use: 'look' });
    return made.ok ? new File([made.value], 'to-sign.pdf', { type: 'application/pdf' }) : null;
  };
  return (
    <LookAtFile
      take={take}
      opening={printing}
      words="Look at what you sign"
      label={`Look at what you sign: ${name}`}
      busyLabel="Making the file"
      title={`What you sign: ${name}`}
      description="This is the print itself, and its words stay as they are. Signed as a file, the box at the foot says how and when instead of the line for your pen; nothing else differs."
    />
  );
}

/** Print, sign, photograph: the way that works for every paper. */
function ByHand({ source, name }: WayProps) {
  const printing = usePrintForPen();
  const print = async () => {
    const made = await printing.run({ ...source, use: 'pen' });
    if (made.ok) saveBlob('to-sign.pdf', made.value);
  };
  return (
    <section aria-label={`Sign by hand: ${name}`}>
      <p className="small">
        <b>By hand.</b> Print it, sign it, photograph it.
        {source.kind === 'prescription' &&
          ' A pharmacy can use it then; send the signed paper itself to the pharmacy, it stays the original.'}
      </p>
      <Cluster>
        <Button variant="line" size="s" busy={printing.isRunning} onClick={() => void print()}>
          Get the print to sign
        </Button>
        <SignedPhoto source={source} />
      </Cluster>
      <span role="status">{printing.error !== null && <small>{errorText(printing.error)}</small>}</span>
    </section>
  );
}

const WORTH = {
  prescription:
    'It proves who prescribed what and that nothing was changed. It does not make a script that a pharmacy may use.',
  sick_note:
    'It proves who wrote it and that nothing was changed. Most take it; by strict law somebody may ask for ink.',
  school_note: 'It proves who wrote it and that nothing was changed. Schools take it as a rule.',
  referral: 'It proves who wrote it and that nothing was changed. That is enough for a referral.',
  test_request: 'It proves who ordered it and that nothing was changed. Some laboratories ask for ink.',
} as const;

/** The installation's own certificate, and what is not set up here. */
function ByCertificate({ paper, source, name }: WayProps & { paper: VisitPaper }) {
  const signing = useSignPaper();
  const isSigned = fileOf(paper, 'platform') !== undefined;
  return (
    <section aria-label={`Sign as a file: ${name}`}>
      <p className="small">
        <b>As a file, with our certificate.</b> {WORTH[paper.kind]}
      </p>
      {!isSigned && (
        <Button
          variant="line"
          size="s"
          busy={signing.isRunning}
          busyLabel="Signing"
          onClick={() => void signing.run({ ...source, way: 'platform' })}
        >
          Sign as a file
        </Button>
      )}
      <span role="status">{signing.error !== null && <small>{errorText(signing.error)}</small>}</span>
      {fileOf(paper, 'advanced') === undefined && <ByProvider source={source} name={name} />}
    </section>
  );
}

/** An accredited provider's signature, which a pharmacy takes like ink; where none is set up that is said. */
function ByProvider({ source, name }: WayProps) {
  const provider = useSignatureProvider();
  const signing = useSignPaper();
  const [pin, setPin] = useState('');
  if (provider.data === false) {
    return (
      <p className="small soft">
        <b>With an advanced electronic signature.</b> No accredited provider is set up here.
      </p>
    );
  }
  if (provider.data === undefined) {
    return provider.error === null ? null : (
      <RetryNotice
        title="Advanced signatures cannot be offered now"
        onRetry={provider.refetch}
        busy={provider.isFetching}
      >
        The other ways work all the same.
      </RetryNotice>
    );
  }
  const sign = async () => {
    const signed = await signing.run({ ...source, way: 'advanced', pin });
    // A code serves once, a PIN is not kept in the page.
    if (signed.ok || signed.error.id === 'papers.pinWrong') setPin('');
  };
  return (
    <form
      aria-label={`Sign with an advanced signature: ${name}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (pin !== '') void sign();
      }}
    >
      <Field
        label="PIN or code of your provider"
        hint="Signs with an advanced electronic signature, which a pharmacy takes like ink. It is passed on and not kept."
        error={signing.error === null ? undefined : errorText(signing.error)}
      >
        {(control) => (
          <TextInput
            {...control}
            type="password"
            autoComplete="off"
            value={pin}
            maxLength={100}
            onChange={(event) => setPin(event.currentTarget.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="line" size="s" busy={signing.isRunning} busyLabel="Signing">
        Sign with it
      </Button>
    </form>
  );
}
