import { formatShortMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText, message } from '@telehealth/contracts/messages';
import { sendingSchema } from '@telehealth/contracts/schemas/sending';
import { useSendPaper, useTakeBackSending } from '@telehealth/data/papers/paper.mutations';
import { type PaperSending, type PaperState, usableSignature } from '@telehealth/data/papers/paper.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { CheckboxField } from '@telehealth/ui/forms/checkbox-field';
import { Form } from '@telehealth/ui/forms/form';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { useState } from 'react';

const WHOM = {
  prescription: { button: 'Send to a pharmacy', name: 'Name of the pharmacy' },
  sick_note: { button: 'Send to an employer', name: 'Who gets it' },
  school_note: { button: 'Send to the school', name: 'Name of the school or crèche' },
  referral: { button: 'Send it', name: 'Who gets it' },
  test_request: { button: 'Send it', name: 'Name of the laboratory or practice' },
} as const;

interface SendPaperProps {
  paper: PaperState;
  /** What it is, for buttons of several papers. */
  name: string;
}

/** Sends a paper that can be used, and shows to whom it went. Renders nothing while nobody could use it. */
export function SendPaper({ paper, name }: SendPaperProps) {
  const [isOpen, setOpen] = useState(false);
  const isUsable = paper.kind === 'prescription' ? usableSignature(paper) !== undefined : paper.files.length > 0;
  if (paper.paperId === null || (!isUsable && paper.sendings.length === 0)) return null;
  const { button } = WHOM[paper.kind];
  return (
    <Stack gap={2}>
      {isUsable && (
        <Cluster>
          <Button variant="line" size="s" aria-label={`${button}: ${name}`} onClick={() => setOpen(true)}>
            {button}
          </Button>
        </Cluster>
      )}
      {paper.sendings.length > 0 && (
        <ul className="small">
          {paper.sendings.map((sending) => (
            <Sent key={sending.id} sending={sending} />
          ))}
        </ul>
      )}
      {isOpen && <SendDialog paper={paper} paperId={paper.paperId} name={name} onClose={() => setOpen(false)} />}
    </Stack>
  );
}

const ENDS = {
  taken_back: 'You took it back.',
  locked: 'Ended after ten wrong codes.',
  closed: 'Ended.',
  expired: 'Too old by now.',
} as const;

function Sent({ sending }: { sending: PaperSending }) {
  const taking = useTakeBackSending();
  const { id, name, email, sentAt, opens, lastOpenedAt, ended } = sending;
  const at = (moment: Date) => formatShortMoment(moment, viewerTimeZone());
  const opened =
    lastOpenedAt === null
      ? 'Not opened yet.'
      : `Opened ${opens === 1 ? 'once' : `${opens} times`}, last ${at(lastOpenedAt)}.`;
  return (
    <li>
      Sent to {name} ({email}), {at(sentAt)}. {opened} {ended !== null && ENDS[ended]}{' '}
      {ended === null && (
        <Button
          variant="quiet"
          size="s"
          busy={taking.isRunning}
          aria-label={`Take back what was sent to ${name}`}
          onClick={() => void taking.run({ id })}
        >
          Take back
        </Button>
      )}
      <span role="status">{taking.error !== null && errorText(taking.error)}</span>
    </li>
  );
}

/** Six digits; the same chance for each. */
function newCode(): string {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(value % 1_000_000).padStart(6, '0');
}

interface SendDialogProps {
  paper: PaperState;
  paperId: string;
  name: string;
  onClose: () => void;
}

function SendDialog({ paper, paperId, name: what, onClose }: SendDialogProps) {
  const sending = useSendPaper();
  const [{ key, code }] = useState(() => ({ key: crypto.randomUUID(), code: newCode() }));
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { button, name: nameLabel } = WHOM[paper.kind];
  const form = useZodForm({
    schema: sendingSchema,
    defaultValues: { name: paper.lastTo?.name ?? '', email: paper.lastTo?.email ?? '', namesIllness: false },
  });
  return (
    <Dialog
      open
      onClose={() => {
        if (!sending.isRunning) onClose();
      }}
      title={`${button}: ${what}`}
      description="They get an email with a link. It opens the paper together with a code that you tell them yourself."
    >
      {sentTo !== null ? (
        <SentNow code={code} name={sentTo} onClose={onClose} />
      ) : (
        <Form
          form={form}
          label={button}
          problem={sending.error === null ? null : errorText(sending.error)}
          onSubmit={async ({ name, email, namesIllness }) => {
            if (paper.namesIllness === true && !namesIllness) {
              form.setError('namesIllness', { message: 'papers.namesIllness' }, { shouldFocus: true });
              return;
            }
            const sent = await sending.run({ paperId, key, code, name, email, namesIllness });
            if (sent.ok) setSentTo(name);
          }}
          focusFirst
        >
          <Stack>
            <TextField name="name" label={nameLabel} required />
            <TextField name="email" type="email" label="Their email address" required />
            {paper.namesIllness === true && (
              <CheckboxField
                name="namesIllness"
                label="This note says what the illness is. They may read it."
                required={false}
              />
            )}
          </Stack>
          <Cluster justify="flex-end">
            <Button variant="line" onClick={onClose}>
              Cancel
            </Button>
            <SubmitButton busy={sending.isRunning} busyLabel="Sending">
              Send it
            </SubmitButton>
          </Cluster>
        </Form>
      )}
    </Dialog>
  );
}

function SentNow({ code, name, onClose }: { code: string; name: string; onClose: () => void }) {
  return (
    <Stack>
      <Notice tone="success" title={`Sent to ${name}`} live>
        Tell them this code, by telephone or in person. It is shown only now.
      </Notice>
      <p>
        <strong>
          {code.slice(0, 3)} {code.slice(3)}
        </strong>
      </p>
      <p className="small soft">{message('papers.sentHow')}</p>
      <Cluster justify="flex-end">
        <Button onClick={onClose}>Done</Button>
      </Cluster>
    </Stack>
  );
}
