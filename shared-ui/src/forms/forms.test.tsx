// @vitest-environment jsdom
import { message } from '@telehealth/contracts/messages';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { CheckboxField } from './checkbox-field';
import { FileField } from './file-field';
import { Form } from './form';
import { PasswordField } from './password-field';
import { RadioGroupField } from './radio-group-field';
import { SelectField } from './select-field';
import { SubmitButton } from './submit-button';
import { TextAreaField } from './text-area-field';
import { TextField } from './text-field';
import { TextListField } from './text-list-field';
import { useZodForm } from './use-zod-form';
import { WeekdayField } from './weekday-field';

afterEach(cleanup);

const SCHEMA = z.object({
  // Registered in another order than rendered, on purpose.
  terms: z.boolean().refine((yes) => yes, 'validation.terms'),
  email: z.string().trim().min(1, 'validation.email'),
  gender: z.string().min(1, 'validation.gender'),
  contact: z.object({ name: z.string().min(1, 'validation.emergencyName') }),
});
type Values = z.input<typeof SCHEMA>;

function SmallForm({ onSubmit, problem }: { onSubmit: (values: Values) => void | Promise<void>; problem?: string }) {
  const form = useZodForm({
    schema: SCHEMA,
    defaultValues: { email: '', gender: '', contact: { name: '' }, terms: false },
  });
  return (
    <Form form={form} onSubmit={onSubmit} label="Small" problem={problem} summary>
      <RadioGroupField<Values>
        name="gender"
        label="Gender"
        look="chips"
        options={[{ value: 'female', label: 'Female' }]}
      />
      <TextField<Values> name="email" label="Email" type="email" hint="We write to it once." />
      <TextField<Values> name="contact.name" label="Contact" />
      <CheckboxField<Values> name="terms" label="I accept" required />
      <SubmitButton busyLabel="Sending">Send</SubmitButton>
    </Form>
  );
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

describe('a password', () => {
  const schema = z.object({ secret: z.string() });
  function Secret() {
    const form = useZodForm({ schema, defaultValues: { secret: '' } });
    return (
      <Form form={form} onSubmit={() => undefined} label="Secret" focusFirst>
        <PasswordField name="secret" label="Word" autoComplete="new-password" />
      </Form>
    );
  }

  it('tells that Caps Lock is on while one types, and takes the focus where it is asked to', async () => {
    render(<Secret />);
    const field = screen.getByLabelText('Word');
    expect(document.activeElement).toBe(field);
    const said = () => screen.queryByText(message('password.capsLock')) !== null;
    const press = (isOn: boolean) => fireEvent.keyDown(field, { key: 'a', modifierCapsLock: isOn });
    press(true);
    expect(said()).toBe(true);
    press(false);
    expect(said()).toBe(false);
    press(true);
    await userEvent.tab();
    expect(said()).toBe(false);
  });

  it('tells managers the rules of a new one, and hides nothing from pasting', async () => {
    render(<Secret />);
    const field = screen.getByLabelText<HTMLInputElement>('Word');
    expect(field.getAttribute('passwordrules')).toContain('minlength: 8; maxlength: 72;');
    await userEvent.click(field);
    await userEvent.paste('Blue-Crane-42');
    expect(field.value).toBe('Blue-Crane-42');
  });
});

describe('a form', () => {
  it('is silent until it is sent, then names every problem and focuses the first on the page', async () => {
    const submit = vi.fn();
    render(<SmallForm onSubmit={submit} />);
    await userEvent.type(screen.getByLabelText('Email'), 'x{Backspace}');
    expect(screen.queryByText(message('validation.email'))).toBeNull();

    await send();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Female' })));
    expect(submit).not.toHaveBeenCalled();
    const email = screen.getByLabelText('Email');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    const described = email.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'We write to it once.',
      message('validation.email'),
    ]);
  });

  it('checks each change after the first submit', async () => {
    render(<SmallForm onSubmit={() => undefined} />);
    await send();
    const email = screen.getByLabelText('Email');
    await userEvent.type(email, 'thandi@example.com');
    expect(email.getAttribute('aria-invalid')).toBeNull();
    await userEvent.clear(email);
    expect(email.getAttribute('aria-invalid')).toBe('true');
  });

  it('lists the problems at the top, each leading to its field', async () => {
    render(<SmallForm onSubmit={() => undefined} />);
    await send();
    await userEvent.click(await screen.findByRole('link', { name: message('validation.emergencyName') }));
    expect(document.activeElement).toBe(screen.getByLabelText('Contact'));
    await userEvent.click(screen.getByRole('link', { name: message('validation.gender') }));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Female' }));
  });

  it('hands over checked values, is busy meanwhile and cannot be sent twice', async () => {
    let finish: () => void = () => undefined;
    const submit = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    render(<SmallForm onSubmit={submit} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Female' }));
    await userEvent.type(screen.getByLabelText('Email'), '  thandi@example.com ');
    await userEvent.type(screen.getByLabelText('Contact'), 'Sipho');
    await userEvent.click(screen.getByRole('checkbox', { name: 'I accept' }));
    await send();
    const busy = await screen.findByRole('button', { name: 'Sending' });
    await userEvent.click(busy);
    expect(submit).toHaveBeenCalledTimes(1);
    expect(submit.mock.calls[0]).toEqual([
      { email: 'thandi@example.com', gender: 'female', contact: { name: 'Sipho' }, terms: true },
      expect.anything(),
    ]);
    finish();
    await screen.findByRole('button', { name: 'Send' });
  });

  it('says at once why a submit did not work', () => {
    render(<SmallForm onSubmit={() => undefined} problem="This was not saved." />);
    expect(screen.getByRole('alert').textContent).toBe('This was not saved.');
  });
});

const LISTS = z.object({ languages: z.array(z.string()).min(1, 'validation.languages') });

function ListForm({
  onSubmit,
  languages = [],
  min = 1,
}: {
  onSubmit: (v: object) => void;
  languages?: string[];
  min?: number;
}) {
  const form = useZodForm({ schema: LISTS, defaultValues: { languages } });
  return (
    <Form form={form} onSubmit={(values) => onSubmit(values)} label="Lists">
      <TextListField name="languages" label="Languages" min={min} />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

const entries = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const box = () => screen.getByLabelText<HTMLInputElement>('Languages');

describe('a list of texts', () => {
  it('trims and appends by button and by Enter, clears the box and does not send the form', async () => {
    const submit = vi.fn();
    render(<ListForm onSubmit={submit} />);
    await userEvent.type(box(), '  isiZulu ');
    await userEvent.click(screen.getByRole('button', { name: 'Add: Languages' }));
    await userEvent.type(box(), 'English{Enter}');
    expect(entries()).toEqual(['isiZulu', 'English']);
    expect(box().value).toBe('');
    expect(submit).not.toHaveBeenCalled();
  });

  it('ignores a blank entry', async () => {
    render(<ListForm onSubmit={() => undefined} languages={['isiZulu']} />);
    await userEvent.type(box(), '   {Enter}');
    expect(entries()).toEqual(['isiZulu']);
    expect(box().value).toBe('');
  });

  it('removes an entry, says so and keeps the focus in the field; the last needed one stays', async () => {
    render(<ListForm onSubmit={() => undefined} languages={['isiZulu', 'English']} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove isiZulu' }));
    expect(entries()).toEqual(['English']);
    expect(document.activeElement).toBe(box());
    expect(screen.getByText('isiZulu removed')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
  });

  it('may be emptied when none is needed', async () => {
    render(<ListForm onSubmit={() => undefined} languages={['isiZulu']} min={0} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove isiZulu' }));
    expect(entries()).toEqual([]);
  });

  it('takes over what was typed and not added when the form is sent', async () => {
    const submit = vi.fn();
    render(<ListForm onSubmit={submit} />);
    await userEvent.type(box(), 'Sesotho');
    await send();
    await waitFor(() => expect(submit).toHaveBeenCalledWith({ languages: ['Sesotho'] }));
    expect(entries()).toEqual(['Sesotho']);
  });

  it('gets the focus when it is the problem', async () => {
    render(<ListForm onSubmit={() => undefined} />);
    await send();
    await waitFor(() => expect(document.activeElement).toBe(box()));
    expect(screen.getByText(message('validation.languages'))).toBeTruthy();
    await userEvent.type(box(), 'English{Enter}');
    await waitFor(() => expect(screen.queryByText(message('validation.languages'))).toBeNull());
  });
});

const REST = z.object({
  password: z.string(),
  specialty: z.string(),
  bio: z.string(),
  days: z.record(z.string(), z.boolean()),
  picture: z.instanceof(File).optional(),
});

function RestForm({ onSubmit }: { onSubmit: (values: z.output<typeof REST>) => void }) {
  const days = { monday: true, tuesday: false };
  const form = useZodForm({ schema: REST, defaultValues: { password: '', specialty: '', bio: '', days } });
  return (
    <Form form={form} onSubmit={onSubmit} label="Rest">
      <PasswordField name="password" label="Password" autoComplete="new-password" />
      <SelectField name="specialty" label="Specialty" options={[{ value: 'cardiology', label: 'Cardiology' }]} />
      <TextAreaField name="bio" label="About you" maxLength={5} />
      <WeekdayField name="days" label="Days" />
      <FileField name="picture" label="Picture" optional />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

describe('the other fields', () => {
  it('show and hide a password without losing it', async () => {
    render(<RestForm onSubmit={() => undefined} />);
    const password = screen.getByLabelText<HTMLInputElement>('Password');
    await userEvent.type(password, 'secret');
    expect(password.type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show what I typed' }));
    expect([password.type, password.value]).toEqual(['text', 'secret']);
    expect(password.autocomplete).toBe('new-password');
  });

  it('count characters and let too many be typed, so that nothing is cut off', async () => {
    render(<RestForm onSubmit={() => undefined} />);
    await userEvent.type(screen.getByLabelText('About you'), 'seven c');
    expect(screen.getByText('7 / 5')).toBeTruthy();
    expect(screen.getByText('2 characters too many')).toBeTruthy();
  });

  it('hand over choice, weekdays and file', async () => {
    const submit = vi.fn();
    const picture = new File(['x'], 'me.txt', { type: 'text/plain' });
    render(<RestForm onSubmit={submit} />);
    await userEvent.selectOptions(screen.getByLabelText('Specialty'), 'Cardiology');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Tuesday' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Monday' }));
    await userEvent.upload(screen.getByLabelText('Picture'), picture);
    await send();
    await waitFor(() => expect(submit).toHaveBeenCalled());
    const values = submit.mock.calls[0]?.[0];
    expect(values).toMatchObject({
      specialty: 'cardiology',
      days: { monday: false, tuesday: true, sunday: false },
      picture,
    });
  });

  it('let a file be taken back', async () => {
    const submit = vi.fn();
    render(<RestForm onSubmit={submit} />);
    await userEvent.upload(screen.getByLabelText('Picture'), new File(['x'], 'me.txt'));
    await userEvent.click(within(screen.getByRole('form')).getByRole('button', { name: 'Remove' }));
    await send();
    await waitFor(() => expect(submit).toHaveBeenCalled());
    expect(submit.mock.calls[0]?.[0].picture).toBeUndefined();
  });
});
