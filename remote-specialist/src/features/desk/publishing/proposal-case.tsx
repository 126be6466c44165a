import { errorText, type MessageId } from '@telehealth/contracts/messages';
import { refusalSchema } from '@telehealth/contracts/schemas/desk';
import { useHostServices } from '@telehealth/contracts/session';
import { LIMITS } from '@telehealth/contracts/settings';
import { rateWords } from '@telehealth/data/rands/rand-words';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Form } from '@telehealth/ui/forms/form';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextAreaField } from '@telehealth/ui/forms/text-area-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Card } from '@telehealth/ui/layout/card';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { DataList } from '@telehealth/ui/parts/data-list';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { Disclosure } from '@telehealth/ui/parts/disclosure';
import { useState } from 'react';
import { type Decision, useDecidePublication } from '../../../data/desk/publishing.mutations';
import { usePublishedNumbers, usePublishedRate } from '../../../data/desk/publishing.queries';
import type { Publication, PublicationKind } from '../../../data/desk/publishing.schema';
import styles from '../desk.module.css';
import { momentWords } from '../desk-words';
import { SuspensionEffects } from '../suspension-effects';
import { changeLines, proposalFacts, proposalTitle, ruleLines, suspendsFrom } from './proposal-words';

const SAID = { refuse: 'publishing.refused', withdraw: 'publishing.withdrawn' } as const;
const PUBLISHING = { confirming: 'Confirm and publish', confirmed: 'publishing.published' } as const;
/** What is not published, but done. */
const CONFIRMING: Partial<Record<PublicationKind, { confirming: string; confirmed: MessageId }>> = {
  log_restored: { confirming: 'Confirm the restore', confirmed: 'logs.declared' },
  suspension: { confirming: 'Confirm the suspension', confirmed: 'desk.suspensionConfirmed' },
};

/** One proposal: its change, and the second operator's decision. Its author can only withdraw it. */
export function ProposalCase({ publication }: { publication: Publication }) {
  const { id, kind, form, isMine, proposedByName, proposedAt } = publication;
  const { confirming, confirmed } = CONFIRMING[kind] ?? PUBLISHING;
  const deciding = useDecidePublication();
  const { notify } = useHostServices();
  const [isRefusing, setRefusing] = useState(false);
  const now = useRowNow(publication);
  const title = proposalTitle(publication);
  const decide = async (decision: Omit<Decision, 'id'>, said: 'confirm' | keyof typeof SAID) => {
    const decided = await deciding.run({ id, ...decision });
    if (decided.ok) notify(said === 'confirm' ? confirmed : SAID[said]);
    return decided.ok;
  };
  return (
    <Card as="div" tone="sunk" title={title} headingLevel={3}>
      <DataList items={proposalFacts(publication, now)} />
      {kind === 'suspension' && typeof form.specialistId === 'string' && (
        <SuspensionEffects specialistId={form.specialistId} from={suspendsFrom(form)} />
      )}
      <Lines summary="Read every rule" label="Rules" lines={ruleLines(publication)} />
      <Lines summary="Read every change" label="Changes" lines={changeLines(publication)} />
      <p className="small soft">
        Proposed by {isMine ? 'you' : proposedByName}, {momentWords(proposedAt)}
        {isMine && '. Somebody else has to confirm it.'}
      </p>
      {deciding.error && (
        <Notice tone="danger" live>
          {errorText(deciding.error)}
        </Notice>
      )}
      <Cluster>
        {isMine ? (
          <Button
            variant="line"
            size="s"
            busy={deciding.isRunning}
            aria-label={`Take it back: ${title}`}
            onClick={() => void decide({ confirms: false, reason: '' }, 'withdraw')}
          >
            Take it back
          </Button>
        ) : (
          <>
            <Button
              size="s"
              busy={deciding.isRunning}
              aria-label={`${confirming}: ${title}`}
              onClick={() => void decide({ confirms: true, reason: '' }, 'confirm')}
            >
              {confirming}
            </Button>
            <Button variant="line" size="s" aria-label={`Refuse: ${title}`} onClick={() => setRefusing(true)}>
              Refuse
            </Button>
          </>
        )}
      </Cluster>
      {isRefusing && (
        <RefusalDialog
          title={title}
          onClose={() => setRefusing(false)}
          onRefuse={(reason) => decide({ confirms: false, reason }, 'refuse')}
        />
      )}
    </Card>
  );
}

function Lines({ summary, label, lines }: { summary: string; label: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Disclosure summary={summary}>
      <ul className={styles.lines} aria-label={label}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** Returns the published number or rate that the proposal changes, in words. */
function useRowNow({ kind, form }: Publication): string | null {
  const rate = usePublishedRate({ enabled: kind === 'exchange_rate' }).data;
  const country = typeof form.country === 'string' ? form.country : 'ZA';
  const numbers = usePublishedNumbers(country).data ?? [];
  const row = numbers.find(
    (one) => kind === 'emergency_number' && one.region === form.region && one.kind === form.kind,
  );
  if (kind === 'exchange_rate') return rate ? rateWords(rate) : null;
  return row === undefined ? null : `${row.label}: ${row.number}, dials ${row.tel}`;
}

interface RefusalDialogProps {
  title: string;
  onClose: () => void;
  onRefuse: (reason: string) => Promise<boolean>;
}

function RefusalDialog({ title, onClose, onRefuse }: RefusalDialogProps) {
  const form = useZodForm({ schema: refusalSchema, defaultValues: { reason: '' } });
  const refuse = async ({ reason }: { reason: string }) => {
    await onRefuse(reason);
    onClose();
  };
  return (
    <Dialog open title="Why not?" description={title} onClose={onClose}>
      <Form form={form} onSubmit={refuse} label="Refusal">
        <TextAreaField
          name="reason"
          label="Your reason"
          hint="Your colleague reads it."
          maxLength={LIMITS.caseNote.max}
        />
        <Cluster justify="flex-end">
          <Button variant="line" onClick={onClose}>
            Not now
          </Button>
          <SubmitButton>Refuse it</SubmitButton>
        </Cluster>
      </Form>
    </Dialog>
  );
}
