import { now } from '@telehealth/contracts/clock';
import { dayKey, formatShortDay, formatTime, SOUTH_AFRICAN_ZONE } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { useHostServices } from '@telehealth/contracts/session';
import { Notice } from '@telehealth/ui/feedback/notice';
import { DateField } from '@telehealth/ui/forms/date-field';
import { Form } from '@telehealth/ui/forms/form';
import { SelectField } from '@telehealth/ui/forms/select-field';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextAreaField } from '@telehealth/ui/forms/text-area-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Card } from '@telehealth/ui/layout/card';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { ConfirmDialog } from '@telehealth/ui/parts/confirm-dialog';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { useState } from 'react';
import { z } from 'zod';
import { useAnswerCover, useAskCover, useEndCover } from '../../data/team/team.queries';
import type { Cover, Member, Organization } from '../../data/team/team.schema';
import { coverDetail, coverTitle, isDoctor, ROLE_LABELS } from './team-words';

const LONGEST = 300;

/** Where the doctor stands in or is stood in for, and a way to ask a colleague. */
export function CoversCard({ organization: { covers, members, myId } }: { organization: Organization }) {
  const colleagues = members.filter(({ id, role }) => id !== myId && isDoctor(role));
  return (
    <Card title="Standing in">
      <Stack gap={4}>
        {covers.length > 0 && <Covers covers={covers} />}
        {colleagues.length === 0 ? (
          <p className="soft">Another doctor of your practice can stand in while you are away. There is none yet.</p>
        ) : (
          <AskCover colleagues={colleagues} />
        )}
      </Stack>
    </Card>
  );
}

function Covers({ covers }: { covers: readonly Cover[] }) {
  const [ended, setEnded] = useState<Cover | null>(null);
  const answering = useAnswerCover();
  const ending = useEndCover();
  const { notify } = useHostServices();
  const answer = async ({ id }: Cover, accept: boolean) => {
    if ((await answering.run({ id, accept })).ok) notify(accept ? 'team.coverAccepted' : 'team.coverDeclined');
  };
  const end = async () => {
    if (ended === null) return;
    const closed = await ending.run(ended.id);
    setEnded(null);
    if (closed.ok) notify('team.coverClosed');
  };
  const error = answering.error ?? ending.error;
  return (
    <>
      <RowList label="Standing in">
        {covers.map((cover) => (
          <Row
            key={cover.id}
            title={coverTitle(cover)}
            detail={<Detail cover={cover} />}
            end={<Steps cover={cover} isBusy={answering.isRunning} onAnswer={answer} onEnd={setEnded} />}
          />
        ))}
      </RowList>
      {error !== null && (
        <Notice tone="danger" live>
          {errorText(error)}
        </Notice>
      )}
      <ConfirmDialog
        open={ended !== null}
        onClose={() => setEnded(null)}
        onConfirm={end}
        title={ended?.status === 'requested' ? 'Take the request back?' : 'End standing in?'}
        confirmLabel={ended?.status === 'requested' ? 'Take it back' : 'End it'}
      >
        {ended?.status === 'requested'
          ? 'Your colleague is told. Your visits stay yours.'
          : 'Visits that have not begun go back to whose they were. The other doctor and these patients are told.'}
      </ConfirmDialog>
    </>
  );
}

function Detail({ cover }: { cover: Cover }) {
  const { isAbsent, status, open, note } = cover;
  return (
    <>
      <div>{coverDetail(cover)}</div>
      {note !== '' && <div>“{note}”</div>}
      {isAbsent && status === 'accepted' && open.length > 0 && (
        <div>
          Nobody covers{' '}
          {open
            .map((at) => `${formatShortDay(at, SOUTH_AFRICAN_ZONE)}, ${formatTime(at, SOUTH_AFRICAN_ZONE)}`)
            .join('; ')}
          . Ask to move or cancel them in your <Link to={pathTo('specialist.appointments')}>appointments</Link>.
        </div>
      )}
    </>
  );
}

interface StepsProps {
  cover: Cover;
  isBusy: boolean;
  onAnswer: (cover: Cover, accept: boolean) => Promise<void>;
  onEnd: (cover: Cover) => void;
}

function Steps({ cover, isBusy, onAnswer, onEnd }: StepsProps) {
  const { isAbsent, status, open, absent } = cover;
  const whom = absent ?? 'your colleague';
  const ends = status === 'requested' ? 'Take back' : 'End';
  if (status === 'rejected') return null;
  if (status === 'requested' && !isAbsent)
    return (
      <Cluster>
        <Button size="s" busy={isBusy} aria-label={`Stand in for ${whom}`} onClick={() => void onAnswer(cover, true)}>
          Stand in
        </Button>
        <Button
          variant="line"
          size="s"
          disabled={isBusy}
          aria-label={`No, do not stand in for ${whom}`}
          onClick={() => void onAnswer(cover, false)}
        >
          No
        </Button>
      </Cluster>
    );
  return (
    <Cluster>
      {!isAbsent && open.length > 0 && (
        <Button
          size="s"
          busy={isBusy}
          aria-label={`Take over the rest from ${whom}`}
          onClick={() => void onAnswer(cover, true)}
        >
          Take over the rest
        </Button>
      )}
      <Button variant="line" size="s" aria-label={`${ends}: ${coverTitle(cover)}`} onClick={() => onEnd(cover)}>
        {ends}
      </Button>
    </Cluster>
  );
}

const schema = z
  .object({
    member: z.string().min(1, 'team.taskFor'),
    firstDay: z.string().min(1, 'team.coverDays'),
    lastDay: z.string().min(1, 'team.coverDays'),
    note: z.string().trim().max(LONGEST, 'validation.tooLong'),
  })
  .refine(({ firstDay, lastDay }) => lastDay >= firstDay, { path: ['lastDay'], message: 'team.coverDays' });
type AskForm = z.output<typeof schema>;
const EMPTY = { member: '', firstDay: '', lastDay: '', note: '' };

function AskCover({ colleagues }: { colleagues: readonly Member[] }) {
  const [key, setKey] = useState(() => crypto.randomUUID());
  const asking = useAskCover();
  const { notify } = useHostServices();
  const form = useZodForm<AskForm, AskForm>({ schema, defaultValues: EMPTY });
  const ask = async ({ member, firstDay, lastDay, note }: AskForm) => {
    if (!(await asking.run({ key, member, firstDay, lastDay, note })).ok) return;
    notify('team.coverAsked');
    setKey(crypto.randomUUID());
    form.reset(EMPTY);
  };
  const today = dayKey(now(), SOUTH_AFRICAN_ZONE);
  return (
    <Stack gap={2}>
      <h3>Ask a colleague to stand in</h3>
      <p className="small soft">
        They take over your booked visits of these days once they agree. So that no new ones are booked, enter the days
        as time off in your <Link to={pathTo('specialist.profile')}>profile</Link>, too. Messages and results still come
        to you: hand them over in your inbox.
      </p>
      <Form
        form={form}
        label="Ask a colleague to stand in"
        onSubmit={ask}
        problem={asking.error === null ? null : errorText(asking.error)}
      >
        <Stack gap={3}>
          <SelectField<AskForm>
            name="member"
            label="Colleague"
            placeholder="Choose a doctor"
            options={colleagues.map(({ id, name, role }) => ({ value: id, label: `${name}, ${ROLE_LABELS[role]}` }))}
          />
          <DateField<AskForm> name="firstDay" label="First day away" min={today} />
          <DateField<AskForm> name="lastDay" label="Last day away" min={today} />
          <TextAreaField<AskForm>
            name="note"
            label="A word to your colleague"
            hint="Please name no patient."
            optional
            rows={2}
            maxLength={LONGEST}
          />
        </Stack>
        <div>
          <SubmitButton busy={asking.isRunning} busyLabel="Asking">
            Ask the colleague
          </SubmitButton>
        </div>
      </Form>
    </Stack>
  );
}
