// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { Form } from './form';
import { PhoneField } from './phone-field';
import { useZodForm } from './use-zod-form';

afterEach(cleanup);

function Reach() {
  const form = useZodForm({ schema: z.object({ phone: z.string() }), defaultValues: { phone: '' } });
  return (
    <Form form={form} onSubmit={() => undefined} label="Reach">
      <PhoneField name="phone" label="Phone number" />
    </Form>
  );
}
const leave = async (typed: string) => {
  render(<Reach />);
  await userEvent.type(screen.getByLabelText('Phone number'), typed);
  await userEvent.tab();
};
const typed = () => screen.getByLabelText<HTMLInputElement>('Phone number').value;

it('says where a call goes, and leaves the extension in what was typed', async () => {
  await leave('+27 (0)82 555 0199 ext 12');
  expect(await screen.findByText('A call goes to +27 82 555 0199')).toBeDefined();
  expect(typed()).toBe('+27 (0)82 555 0199 ext 12');
});

it('says nothing while a press below it is under way, so that the press is not lost', async () => {
  render(<Reach />);
  await userEvent.type(screen.getByLabelText('Phone number'), '555 123 4567');
  fireEvent.mouseDown(document.body);
  fireEvent.blur(screen.getByLabelText('Phone number'));
  expect(screen.getByRole('status').textContent).toBe('');
  fireEvent.mouseUp(document.body);
  expect(await screen.findByText(/^We cannot tell which number/)).toBeDefined();
});

it.each(['021 555 0100 / 082 123 4567', '555 123 4567', 'ask my neighbour'])(
  'says that nobody can tell what to dial: %s',
  async (number) => {
    await leave(number);
    expect(await screen.findByText(/^We cannot tell which number to dial here/)).toBeDefined();
    expect(typed()).toBe(number);
  },
);
