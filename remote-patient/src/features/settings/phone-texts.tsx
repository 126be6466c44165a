import { formatTime } from '@telehealth/contracts/formatting';
import { writePhoneText } from '@telehealth/contracts/mail';
import { errorText } from '@telehealth/contracts/messages';
import { useOwnProfile } from '@telehealth/data/profiles/own-profile.queries';
import { useSendPhoneCode, useStopTexts } from '@telehealth/data/settings/notification-settings.mutations';
import {
  isTexting,
  type PhoneChannel,
  type PhoneSettings,
} from '@telehealth/data/settings/notification-settings.schema';
import { lateDialog } from '@telehealth/ui/feedback/late-dialog';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import * as icons from '@telehealth/ui/parts/icons';
import { Suspense, useState } from 'react';
import { ConfirmPhone } from './confirm-phone';
import styles from './settings.module.css';

const EditPhone = lateDialog(
  async () => (await import(/* webpackChunkName: "opened-phone" */ '../../person/edit-phone')).EditPhone,
);

const PHONE_WORDS: Readonly<Record<PhoneChannel, string>> = { sms: 'SMS', whatsapp: 'WhatsApp' };

interface PhoneTextsProps {
  phone: PhoneSettings;
  timeZone: string;
  /** The number was changed: what is known of it is old. */
  askAgain: () => void;
}

/** Texts to the number of the profile: confirming it by a code, and ending them. Without a number, the way to add one. */
export function PhoneTexts({ phone, timeZone, askAgain }: PhoneTextsProps) {
  return (
    <Card title="Texts to your phone">
      <Stack>
        {phone.dialled === null ? (
          <p className="soft">
            {phone.number
              ? `We cannot tell how ${phone.number} is dialled. With its country code it can get texts.`
              : 'With a phone number you can get reminders as a text, too.'}
          </p>
        ) : !phone.reachable ? (
          <p className="soft">
            We cannot text to {phone.number} yet: only some countries can get texts. What we would text stands on your
            pages here.
          </p>
        ) : isTexting(phone) ? (
          <Confirmed phone={phone} timeZone={timeZone} />
        ) : (
          <Unconfirmed phone={phone} timeZone={timeZone} />
        )}
        <ChangeNumber hasNumber={Boolean(phone.number)} askAgain={askAgain} />
      </Stack>
    </Card>
  );
}

function ChangeNumber({ hasNumber, askAgain }: { hasNumber: boolean; askAgain: () => void }) {
  const { data: profile } = useOwnProfile();
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    askAgain();
  };
  return (
    <div>
      <Button variant="line" icon={icons.phone} disabled={profile === undefined} onClick={() => setOpen(true)}>
        {hasNumber ? 'Change my number' : 'Add my number'}
      </Button>
      <Suspense>{isOpen && profile && <EditPhone profile={profile} onClose={close} />}</Suspense>
    </div>
  );
}

function Unconfirmed({ phone, timeZone }: Omit<PhoneTextsProps, 'askAgain'>) {
  const sending = useSendPhoneCode();
  const [asked, setAsked] = useState<PhoneChannel | null>(null);
  const { codeUntil, channel, stoppedAt } = phone;
  const ask = (by: PhoneChannel) => {
    setAsked(by);
    void sending.run(by);
  };
  return (
    <>
      {codeUntil === null || channel === null ? (
        <p className="soft">
          {stoppedAt
            ? `Texts to ${phone.number} are stopped. To begin again, confirm the number once more.`
            : `Reminders, changes of a visit and “your doctor is ready” can come to ${phone.number}, too. First we send a code there, to be sure that it is yours.`}
        </p>
      ) : (
        <ConfirmPhone
          key={codeUntil.getTime()}
          number={phone.number ?? ''}
          by={PHONE_WORDS[channel]}
          until={formatTime(codeUntil, timeZone)}
        />
      )}
      <div className={styles.times}>
        {phone.channels.map((by) => (
          <Button
            key={by}
            variant={codeUntil === null && by === phone.channels[0] ? 'primary' : 'line'}
            busy={sending.isRunning && asked === by}
            busyLabel="Sending"
            onClick={() => {
              if (!sending.isRunning) ask(by);
            }}
          >
            {codeUntil === null ? `Send a code by ${PHONE_WORDS[by]}` : `Another code by ${PHONE_WORDS[by]}`}
          </Button>
        ))}
      </div>
      {sending.error && (
        <Notice tone="danger" live title="No code was sent">
          {errorText(sending.error)}
        </Notice>
      )}
    </>
  );
}

function Confirmed({ phone, timeZone }: Omit<PhoneTextsProps, 'askAgain'>) {
  const stopping = useStopTexts();
  const example = { startsAt: '2027-03-04T08:30:00Z', appointmentId: 'your-visit', timeZone };
  const { text } = writePhoneText('booking.soon', example, location.origin);
  return (
    <>
      {phone.failedAt ? (
        <Notice tone="warning" title="The last text did not arrive">
          {phone.number} may be off or wrong. Nothing is lost: the same stands on your pages here.
        </Notice>
      ) : (
        <Notice tone="success" title={`${phone.number} is confirmed`}>
          Choose under “What we tell you” what comes as a text.
        </Notice>
      )}
      <p className="small soft">
        A text names nobody: “{text}” Reminders wait for the end of your quiet hours. That your doctor is ready, late or
        away, and that a visit is moved or cancelled, comes at once.
      </p>
      <div>
        <Button
          variant="line"
          busy={stopping.isRunning}
          busyLabel="Stopping"
          onClick={() => {
            if (!stopping.isRunning) void stopping.run();
          }}
        >
          Stop all texts
        </Button>
      </div>
      {stopping.error && (
        <Notice tone="danger" live title="Texts were not stopped">
          {errorText(stopping.error)}
        </Notice>
      )}
    </>
  );
}
