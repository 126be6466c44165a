import { useState } from 'react';
import { Cluster } from '../layout/stack';
import { Avatar } from '../parts/avatar';
import { Badge } from '../parts/badge';
import { Button } from '../parts/button';
import { ChipGroup } from '../parts/chip-group';
import { ConfirmDialog } from '../parts/confirm-dialog';
import { Countdown } from '../parts/countdown';
import { DataList } from '../parts/data-list';
import { Dialog } from '../parts/dialog';
import { Disclosure } from '../parts/disclosure';
import { Field } from '../parts/field';
import { Icon } from '../parts/icon';
import * as icons from '../parts/icons';
import { SelectInput, TextArea, TextInput } from '../parts/inputs';
import { LinkButton } from '../parts/link-button';
import { Menu } from '../parts/menu';
import { Amount } from '../parts/money';
import { ProcessSteps } from '../parts/process-steps';
import { Row, RowList } from '../parts/row-list';
import { Steps } from '../parts/steps';
import { SupplyDays } from '../parts/supply-days';
import { SwitchRow } from '../parts/switch-row';
import { Tabs } from '../parts/tabs';
import { When } from '../parts/time';
import { BrandMark } from '../pattern/brand-mark';
import { Pattern } from '../pattern/pattern';
import type { Fixture } from './fixture';

const NOW = new Date('2026-11-20T10:00:00Z');
const VISIT = new Date('2026-11-20T12:20:00Z');
const ZONE = 'Africa/Johannesburg';
const nothing = () => undefined;

function Modes() {
  const [mode, setMode] = useState<'video' | 'voice' | 'chat' | ''>('video');
  return (
    <ChipGroup
      type="radio"
      legend="How"
      value={mode}
      onChange={setMode}
      options={[
        { value: 'video', label: 'Video', icon: icons.video },
        { value: 'voice', label: 'Voice', icon: icons.voice },
        { value: 'chat', label: 'Chat', icon: icons.chat, disabled: true },
      ]}
    />
  );
}

function Days() {
  const [days, setDays] = useState(['mon']);
  return (
    <ChipGroup
      type="checkbox"
      legend="Days"
      hint="Choose as many as suit you."
      error="At least one day is needed"
      required
      value={days}
      onChange={setDays}
      options={[
        { value: 'mon', label: 'Monday', note: '3 openings' },
        { value: 'tue', label: 'Tuesday' },
      ]}
    />
  );
}

const BUTTONS: readonly Fixture[] = [
  {
    name: 'buttons',
    draw: () => (
      <Cluster>
        <Button icon={icons.video}>Book a consultation</Button>
        <Button variant="line">Check symptoms</Button>
        <Button variant="quiet">Not now</Button>
        <Button variant="danger">Cancel the visit</Button>
        <Button size="s" variant="line">
          Request
        </Button>
        <Button busy busyLabel="Saving">
          Save
        </Button>
        <Button disabled>Not possible yet</Button>
        <LinkButton to="/find-specialist" variant="line" icon={icons.search}>
          Find a specialist
        </LinkButton>
      </Cluster>
    ),
  },
  {
    name: 'badges',
    draw: () => (
      <Cluster>
        <Badge>Past</Badge>
        <Badge tone="brand">Video</Badge>
        <Badge tone="success" icon={icons.check}>
          Allowed by you
        </Badge>
        <Badge tone="warning">Before 14:20</Badge>
        <Badge tone="danger">Look first</Badge>
        <Badge tone="accent">New</Badge>
      </Cluster>
    ),
  },
];

const FACTS: readonly Fixture[] = [
  {
    name: 'switch',
    draw: () => <SwitchRow label="Privacy mode" hint="No names on a locked screen" isOn onChange={nothing} />,
  },
  {
    name: 'icons',
    draw: () => (
      <Cluster>
        {Object.entries(icons).map(([name, path]) => (
          <Icon key={name} path={path} size={24} label={name} />
        ))}
      </Cluster>
    ),
  },
  {
    name: 'data list',
    draw: () => (
      <DataList
        items={[
          { term: 'When', detail: <When at={VISIT} zone={ZONE} now={NOW} /> },
          { term: 'Price', detail: <Amount money={{ amountMinor: 4500, currency: 'USD' }} /> },
          { term: 'Follow-up', detail: <Amount money={{ amountMinor: 0, currency: 'USD' }} /> },
        ]}
      />
    ),
  },
  {
    name: 'a loop and how long something lasts',
    draw: () => (
      <>
        <ProcessSteps
          label="Where it stands"
          steps={[
            { title: 'Requested', state: 'done', when: 'Wed 25 Nov, 18:10', owner: 'by you' },
            { title: 'To be seen', state: 'late', when: 'Was due Fri 27 Nov, 18:10', owner: 'Naledi Mokoena' },
            { title: 'Decided', state: 'open', when: 'within 48 hours', owner: 'Naledi Mokoena' },
            { title: 'Ready', state: 'open', when: 'Not yet', owner: 'here, to print' },
          ]}
        />
        <SupplyDays
          days={30}
          left={5}
          isEnding
          from="2 Nov 2026"
          until="Runs out Wednesday 2 December 2026"
          because="One supply of 30 days."
        />
        <SupplyDays
          days={180}
          left={170}
          isEnding={false}
          from="2 Nov 2026"
          until="Runs out 1 May"
          because="180 days."
        />
      </>
    ),
  },
  {
    name: 'a menu',
    draw: () => (
      <Menu button="More" label="More places">
        <LinkButton to="/find-specialist">Find a specialist</LinkButton>
      </Menu>
    ),
  },
  {
    name: 'rows',
    draw: () => (
      <RowList label="To do">
        <Row
          lead={<Avatar name="Dr Naledi Mokoena" />}
          title="Dr Naledi Mokoena"
          detail="Cardiology"
          end={<Badge>Past</Badge>}
        />
        <Row lead={<Avatar name="Pieter van Wyk" />} title="Pieter van Wyk" detail="Follow-up, blood pressure" fresh />
        <Row
          lead={<Avatar name="Amahle Nkosi" />}
          title="Amahle Nkosi"
          end={
            <Button size="s" variant="line">
              Open
            </Button>
          }
        />
      </RowList>
    ),
  },
  {
    name: 'steps and countdown',
    draw: () => (
      <Cluster gap={4}>
        <Steps label="Booking" items={['Opening', 'Details', 'Payment', 'Done']} current={1} />
        <Countdown until={new Date(Date.now() + 9 * 60_000)} label="Your slot is kept for" />
        <Countdown until={new Date(Date.now() + 45_000)} label="Your slot is kept for" />
      </Cluster>
    ),
  },
];

const CHOICES: readonly Fixture[] = [
  { name: 'chips, one of', draw: () => <Modes /> },
  { name: 'chips, some of, with a problem', draw: () => <Days /> },
  {
    name: 'plain fields',
    draw: () => (
      <>
        <Field label="What do you need help with?" hint="In your own words." required>
          {(control) => <TextArea {...control} defaultValue="Cough and a sore throat since Monday" rows={2} />}
        </Field>
        <Field label="Language" optional>
          {(control) => (
            <SelectInput {...control} defaultValue="zu">
              <option value="zu">isiZulu</option>
              <option value="en">English</option>
            </SelectInput>
          )}
        </Field>
        <Field label="Most per visit, in US dollars" error="Please enter a number">
          {(control) => <TextInput {...control} prefix="US$" defaultValue="forty" />}
        </Field>
        <Field label="Email">
          {(control) => <TextInput {...control} disabled value="thandi@example.com" readOnly />}
        </Field>
      </>
    ),
  },
  {
    name: 'tabs',
    draw: () => (
      <Tabs
        label="Your visits"
        items={[
          { id: 'next', label: 'Upcoming', count: 2, content: <p>Two visits.</p> },
          { id: 'past', label: 'Past', count: 5, content: <p>Five visits.</p> },
          { id: 'off', label: 'Cancelled', content: <p>None.</p> },
        ]}
      />
    ),
  },
  {
    name: 'disclosure',
    draw: () => (
      <Disclosure summary="What happens if I am late?" open>
        The specialist waits ten minutes.
      </Disclosure>
    ),
  },
];

const PATTERNS: readonly Fixture[] = [
  {
    name: 'patterns and logo',
    draw: () => (
      <Cluster gap={3}>
        <BrandMark />
        <BrandMark markOnly size={44} />
        {(['indigo', 'cocoa', 'red'] as const).map((tone) => (
          <Pattern key={tone} tone={tone}>
            <svg width="200" height="160" aria-hidden="true" />
          </Pattern>
        ))}
      </Cluster>
    ),
  },
];

/** Components that cover the page, rendered alone. */
export const DIALOG_FIXTURES: readonly Fixture[] = [
  {
    name: 'dialog',
    draw: () => (
      <Dialog
        open
        onClose={nothing}
        title="Add to your calendar"
        description="Choose the one you use."
        actions={<Button>Done</Button>}
      >
        <p>Your visit is on Friday at 14:20, South African time.</p>
      </Dialog>
    ),
  },
  {
    name: 'confirm dialog',
    draw: () => (
      <ConfirmDialog
        open
        onClose={nothing}
        onConfirm={nothing}
        title="Cancel this visit?"
        confirmLabel="Cancel the visit"
        cancelLabel="Keep the visit"
      >
        You get the full price back. The opening becomes free for somebody else.
      </ConfirmDialog>
    ),
  },
];

export const PART_FIXTURES: readonly Fixture[] = [...PATTERNS, ...BUTTONS, ...CHOICES, ...FACTS];
