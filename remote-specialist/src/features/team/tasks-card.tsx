import { now } from '@telehealth/contracts/clock';
import { dayKey, SOUTH_AFRICAN_ZONE } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { Notice } from '@telehealth/ui/feedback/notice';
import { DateField } from '@telehealth/ui/forms/date-field';
import { EditDialog } from '@telehealth/ui/forms/edit-dialog';
import { Form } from '@telehealth/ui/forms/form';
import { SelectField } from '@telehealth/ui/forms/select-field';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextAreaField } from '@telehealth/ui/forms/text-area-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Card } from '@telehealth/ui/layout/card';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Badge } from '@telehealth/ui/parts/badge';
import { Button } from '@telehealth/ui/parts/button';
import { ConfirmDialog } from '@telehealth/ui/parts/confirm-dialog';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { useState } from 'react';
import { z } from 'zod';
import { useEndTask, useGiveTask } from '../../data/team/team.queries';
import type { Member, Organization, Task } from '../../data/team/team.schema';
import { ROLE_LABELS, taskDetail, taskEnd } from './team-words';

const LONGEST = 500;
const LONGEST_REASON = 300;

/** What the caller is to do, what they asked of others, and a way to ask for more. */
export function TasksCard({ organization }: { organization: Organization }) {
  const { tasks, members, myId } = organization;
  const open = tasks.filter(({ endedAt }) => endedAt === null);
  const ended = tasks.filter(({ endedAt }) => endedAt !== null);
  return (
    <Card title="Tasks">
      <Stack gap={4}>
        <OpenTasks
          mine={open.filter(({ isMine }) => isMine)}
          asked={open.filter(({ isMine, isAsked }) => isAsked && !isMine)}
        />
        {ended.length > 0 && (
          <details>
            <summary>Ended in the last 30 days ({ended.length})</summary>
            <RowList label="Ended tasks">
              {ended.map((task) => (
                <Row key={task.id} title={task.description} detail={taskEnd(task)} />
              ))}
            </RowList>
          </details>
        )}
        <GiveTask members={members} myId={myId} />
      </Stack>
    </Card>
  );
}

function OpenTasks({ mine, asked }: { mine: readonly Task[]; asked: readonly Task[] }) {
  const [refused, setRefused] = useState<Task | null>(null);
  const [takenBack, setTakenBack] = useState<Task | null>(null);
  const ending = useEndTask();
  const { notify } = useHostServices();
  const done = async ({ id }: Task) => {
    if ((await ending.run({ id, status: 'completed', reason: '' })).ok) notify('team.taskDone');
  };
  const takeBack = async () => {
    if (takenBack === null) return;
    const ended = await ending.run({ id: takenBack.id, status: 'cancelled', reason: '' });
    setTakenBack(null);
    if (ended.ok) notify('team.taskTakenBack');
  };
  return (
    <>
      <Stack gap={2}>
        <h3>For you</h3>
        {mine.length === 0 && <p className="soft">Nothing is on your list.</p>}
        {mine.length > 0 && (
          <RowList label="For you">
            {mine.map((task) => (
              <TaskRow key={task.id} task={task}>
                <Button size="s" aria-label={`Done: ${task.description}`} onClick={() => void done(task)}>
                  Done
                </Button>
                {task.isAsked ? (
                  <EndButton does="Take back" task={task} onPress={setTakenBack} />
                ) : (
                  <EndButton does="Give back" task={task} onPress={setRefused} />
                )}
              </TaskRow>
            ))}
          </RowList>
        )}
      </Stack>
      {asked.length > 0 && (
        <Stack gap={2}>
          <h3>You asked others</h3>
          <RowList label="You asked others">
            {asked.map((task) => (
              <TaskRow key={task.id} task={task}>
                <EndButton does="Take back" task={task} onPress={setTakenBack} />
              </TaskRow>
            ))}
          </RowList>
        </Stack>
      )}
      {ending.error !== null && refused === null && (
        <Notice tone="danger" live>
          {errorText(ending.error)}
        </Notice>
      )}
      {refused !== null && <GiveBack task={refused} onClose={() => setRefused(null)} />}
      <ConfirmDialog
        open={takenBack !== null}
        onClose={() => setTakenBack(null)}
        onConfirm={takeBack}
        title="Take this task back?"
        confirmLabel="Take it back"
      >
        {takenBack?.description}
      </ConfirmDialog>
    </>
  );
}

function EndButton({ does, task, onPress }: { does: string; task: Task; onPress: (task: Task) => void }) {
  return (
    <Button variant="line" size="s" aria-label={`${does}: ${task.description}`} onClick={() => onPress(task)}>
      {does}
    </Button>
  );
}

function TaskRow({ task, children }: { task: Task; children: React.ReactNode }) {
  return (
    <Row
      title={task.description}
      detail={
        <>
          {task.isLate && <Badge tone="warning">Late</Badge>} {taskDetail(task)}
        </>
      }
      end={<Cluster>{children}</Cluster>}
    />
  );
}

const backSchema = z.object({
  reason: z.string().trim().min(3, 'team.taskReason').max(LONGEST_REASON, 'team.taskReason'),
});
type BackForm = z.output<typeof backSchema>;

/** Whoever cannot do it says why, and whoever asked gives it to another. */
function GiveBack({ task, onClose }: { task: Task; onClose: () => void }) {
  const ending = useEndTask();
  const { notify } = useHostServices();
  const form = useZodForm<BackForm, BackForm>({ schema: backSchema, defaultValues: { reason: '' } });
  const giveBack = async ({ reason }: BackForm) => {
    if (!(await ending.run({ id: task.id, status: 'rejected', reason })).ok) return;
    notify('team.taskReturned');
    onClose();
  };
  return (
    <EditDialog
      title="Give this task back?"
      description={task.description}
      form={form}
      submitLabel="Give it back"
      isRunning={ending.isRunning}
      error={ending.error}
      onSubmit={giveBack}
      onClose={onClose}
    >
      <TextAreaField<BackForm> name="reason" label="Why" rows={2} maxLength={LONGEST_REASON} />
    </EditDialog>
  );
}

const schema = z.object({
  description: z.string().trim().min(3, 'team.taskWords').max(LONGEST, 'team.taskWords'),
  member: z.string().min(1, 'team.taskFor'),
  due: z.string(),
});
type GiveForm = z.output<typeof schema>;
const EMPTY = { description: '', member: '', due: '' };

function GiveTask({ members, myId }: { members: readonly Member[]; myId: string }) {
  const [key, setKey] = useState(() => crypto.randomUUID());
  const giving = useGiveTask();
  const { notify } = useHostServices();
  const form = useZodForm<GiveForm, GiveForm>({ schema, defaultValues: EMPTY });
  const give = async ({ description, member, due }: GiveForm) => {
    if (!(await giving.run({ key, member, description, due: due === '' ? null : due })).ok) return;
    notify('team.taskGiven');
    setKey(crypto.randomUUID());
    form.reset(EMPTY);
  };
  return (
    <Stack gap={2}>
      <h3>Ask somebody to do something</h3>
      <Form
        form={form}
        label="Ask somebody to do something"
        onSubmit={give}
        problem={giving.error === null ? null : errorText(giving.error)}
      >
        <Stack gap={3}>
          <TextAreaField<GiveForm>
            name="description"
            label="What is to be done"
            hint="Please name no patient: a task is not part of a record, and who does it may not be allowed to know."
            rows={2}
            maxLength={LONGEST}
          />
          <SelectField<GiveForm>
            name="member"
            label="Who does it"
            placeholder="Choose somebody"
            options={members.map(({ id, name, role }) => ({
              value: id,
              label: `${id === myId ? 'Myself' : name}, ${ROLE_LABELS[role]}`,
            }))}
          />
          <DateField<GiveForm> name="due" label="Until which day" optional min={dayKey(now(), SOUTH_AFRICAN_ZONE)} />
        </Stack>
        <div>
          <SubmitButton busy={giving.isRunning} busyLabel="Sending">
            Put it on the list
          </SubmitButton>
        </div>
      </Form>
    </Stack>
  );
}
