import { errorText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { DataList } from '@telehealth/ui/parts/data-list';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { useSendMailAgain } from '../../data/desk/desk.mutations';
import { useLostMails, useMailState } from '../../data/desk/desk.queries';
import type { LostMail, MailState } from '../../data/desk/desk.schema';
import { lengthWords, momentWords } from './desk-words';

/** The state of mail delivery, and failed mails and texts with the reason. */
export function LostMailsCard({ now }: { now: Date }) {
  const state = useMailState();
  const query = useLostMails();
  const sending = useSendMailAgain();
  const { notify } = useHostServices();
  const send = async (id: number) => {
    if ((await sending.run(id)).ok) notify('desk.mailSentAgain');
  };
  return (
    <Card title="Mail and texts">
      <QueryPanel query={state} safe="No email was lost.">
        {(mail) => <DataList items={factsOf(mail, now)} />}
      </QueryPanel>
      {sending.error && (
        <Notice tone="danger" live>
          {errorText(sending.error)}
        </Notice>
      )}
      <QueryPanel
        query={query}
        safe="Nothing was lost."
        empty={<p className="soft">Every email and text of the last 30 days arrived or was sent again.</p>}
      >
        {(mails) => (
          <RowList label="Mails and texts that failed">
            {mails.map((mail) => (
              <Row
                key={mail.id}
                title={titleOf(mail)}
                detail={whyText(mail)}
                end={
                  mail.maySendAgain && (
                    <Button
                      variant="line"
                      size="s"
                      aria-label={`Send again: ${titleOf(mail)}`}
                      aria-disabled={sending.isRunning}
                      onClick={() => void send(mail.id)}
                    >
                      Send again
                    </Button>
                  )
                }
              />
            ))}
          </RowList>
        )}
      </QueryPanel>
    </Card>
  );
}

function factsOf({ waiting, oldestWaitingAt, sentLastDay, failedLastDay, lastSentAt }: MailState, now: Date) {
  const age = oldestWaitingAt && `, the oldest for ${lengthWords(now.getTime() - oldestWaitingAt.getTime())}`;
  return [
    { term: 'Due and not sent', detail: waiting === 0 ? 'None' : `${waiting}${age ?? ''}` },
    { term: 'Last sent', detail: lastSentAt === null ? 'Never' : momentWords(lastSentAt) },
    { term: 'Sent within a day', detail: String(sentLastDay) },
    { term: 'Failed within a day', detail: String(failedLastDay) },
  ];
}

const AREAS: Readonly<Record<string, string>> = {
  booking: 'About a visit',
  consultation: 'About a visit',
  waitlist: 'About a waiting list',
  payment: 'About a payment',
  access: 'About access to a record',
  registration: 'About a registration',
  message: 'About a message',
};

/** The subject area of a mail, without its content. */
const aboutWords = ({ about }: LostMail): string => AREAS[about.split('.')[0] ?? ''] ?? 'About a record';

const titleOf = (mail: LostMail): string => `${aboutWords(mail)}, ${BY[mail.channel]}to ${mail.address}`;

const BY = { email: '', sms: 'by SMS ', whatsapp: 'by WhatsApp ' } as const;

/** Translates the worker's reason: what happened, and the code of the mail server or text service. */
function whyText({ channel, about, reason, attempts, failedAt, maySendAgain }: LostMail): string {
  const [kind = '', code = ''] = reason.split(' ');
  const server = channel === 'email' ? 'mail server' : 'text service';
  const words: Readonly<Record<string, string>> = {
    refused: `The ${server} refused it permanently${code && ` (${code})`}`,
    postponed: `The ${server} put it off for a day${code && ` (${code})`}`,
    undelivered: 'The text service took it, but it did not arrive',
    failed: `${/^\d/.test(code) ? `The ${server} did not take it` : `The ${server} could not be reached`}${code && ` (${code})`}`,
  };
  const again = maySendAgain ? '' : ' It is out of date or not wanted any more, or nobody knows where to send it.';
  const tried = attempts === 1 ? 'once' : `${attempts} times`;
  return `${words[kind] ?? 'No answer came'}, tried ${tried}, given up ${momentWords(failedAt)}.${again} Event ${about}.`;
}
