import { AUTHORITY_WORDS } from '@telehealth/care/people/authority-words';
import { errorText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { LIMITS } from '@telehealth/contracts/settings';
import { AUTHORITY_PAPERS, type AuthorityPaper } from '@telehealth/data/people/authority';
import { sizeInWords } from '@telehealth/data/visit-files/judge-file';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Form } from '@telehealth/ui/forms/form';
import { RadioGroupField } from '@telehealth/ui/forms/radio-group-field';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextAreaField } from '@telehealth/ui/forms/text-area-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { FileView } from '@telehealth/ui/paper/file-view';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import * as icons from '@telehealth/ui/parts/icons';
import { useState } from 'react';
import { useConfirmAuthority, useOpenAuthorityPaper, useRefuseAuthority } from '../../../data/desk/authority.queries';
import { type AuthorityForm, authoritySchema, type ReasonForm, reasonSchema } from '../../../data/desk/ends';
import type { PaperToCheck } from '../../../data/desk/people.schema';

interface AuthorityDialogProps {
  paper: PaperToCheck;
  /** Who claims what for whom. */
  facts: string;
  onClose: () => void;
}

/** Looks at a paper in its place, then says what it is worth; the paper stays in view meanwhile. */
export function AuthorityDialog({ paper, facts, onClose }: AuthorityDialogProps) {
  const { id, title, size, type, senderName } = paper;
  const opening = useOpenAuthorityPaper();
  const [file, setFile] = useState<File | null>(null);
  const [step, setStep] = useState<'look' | 'confirm' | 'refuse'>('look');
  const open = async () => {
    const opened = await opening.run(id);
    if (opened.ok) setFile(opened.value);
  };
  return (
    <Dialog open size="side" onClose={onClose} title={`The paper of ${senderName}`} description={facts}>
      <Stack gap={3}>
        {file === null ? (
          <>
            <p className="small soft">
              {title}, {type === 'application/pdf' ? 'PDF' : 'picture'}, {sizeInWords(size)}. Opening it is written into
              the person’s log.
            </p>
            <Cluster>
              <Button icon={icons.eye} busy={opening.isRunning} busyLabel="Opening" onClick={() => void open()}>
                Open the paper
              </Button>
            </Cluster>
            {opening.error !== null && (
              <Notice tone="danger" live>
                {errorText(opening.error)} Nothing was decided.
              </Notice>
            )}
          </>
        ) : (
          <FileView file={file} title={title} />
        )}
        {file !== null && step === 'look' && (
          <Cluster>
            <Button variant="line" onClick={() => setStep('refuse')}>
              Do not accept it
            </Button>
            <Button onClick={() => setStep('confirm')}>It proves the right</Button>
          </Cluster>
        )}
        {step === 'confirm' && <ConfirmForm id={id} onBack={() => setStep('look')} onClose={onClose} />}
        {step === 'refuse' && <RefuseForm id={id} onBack={() => setStep('look')} onClose={onClose} />}
      </Stack>
    </Dialog>
  );
}

interface StepProps {
  id: string;
  onBack: () => void;
  onClose: () => void;
}

function ConfirmForm({ id, onBack, onClose }: StepProps) {
  const confirming = useConfirmAuthority();
  const { notify } = useHostServices();
  const form = useZodForm({ schema: authoritySchema, defaultValues: { proof: '' as AuthorityPaper, reason: '' } });
  const submit = async (seen: AuthorityForm) => {
    if (!(await confirming.run({ ...seen, id })).ok) return;
    notify('guardian.paperConfirmed');
    onClose();
  };
  return (
    <Form
      form={form}
      onSubmit={submit}
      label="What the paper is"
      problem={confirming.error && errorText(confirming.error)}
      focusFirst
    >
      <RadioGroupField<AuthorityForm>
        name="proof"
        look="chips"
        label="Which paper is it?"
        options={AUTHORITY_PAPERS.map((value) => ({ value, label: AUTHORITY_WORDS[value] }))}
      />
      <TextAreaField<AuthorityForm>
        name="reason"
        label="What it says"
        hint="With its number and date. It is kept permanently; the sender reads it."
        rows={3}
        maxLength={LIMITS.caseNote.max}
      />
      <Ends onBack={onBack}>Confirm it</Ends>
    </Form>
  );
}

function RefuseForm({ id, onBack, onClose }: StepProps) {
  const refusing = useRefuseAuthority();
  const { notify } = useHostServices();
  const form = useZodForm({ schema: reasonSchema, defaultValues: { reason: '' } });
  const submit = async ({ reason }: ReasonForm) => {
    if (!(await refusing.run({ id, reason })).ok) return;
    notify('guardian.paperRefused');
    onClose();
  };
  return (
    <Form
      form={form}
      onSubmit={submit}
      label="Why it is not accepted"
      problem={refusing.error && errorText(refusing.error)}
      focusFirst
    >
      <p>
        They go on to act by their own word, and can send another paper. If the paper shows that they have no right,
        find the person below and end it there.
      </p>
      <TextAreaField<ReasonForm>
        name="reason"
        label="Why"
        hint="What is missing or cannot be read. The sender reads it."
        rows={3}
        maxLength={LIMITS.caseNote.max}
      />
      <Ends onBack={onBack}>Do not accept it</Ends>
    </Form>
  );
}

function Ends({ onBack, children }: { onBack: () => void; children: string }) {
  return (
    <Cluster justify="flex-end">
      <Button variant="line" onClick={onBack}>
        Back
      </Button>
      <SubmitButton busyLabel="Writing it down">{children}</SubmitButton>
    </Cluster>
  );
}
