// @vitest-environment jsdom
import { NUMBER_KINDS, numberText } from '@telehealth/contracts/schemas/number-kinds';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { Form } from './form';
import { NumberField } from './number-field';
import { SubmitButton } from './submit-button';
import { useZodForm } from './use-zod-form';

afterEach(cleanup);

const SCHEMA = z.object({ rate: numberText(NUMBER_KINDS.price, 'practice.price') });

function Price({ onSubmit = () => undefined }: { onSubmit?: (values: { rate: string }) => void }) {
  const form = useZodForm({ schema: SCHEMA, defaultValues: { rate: '' } });
  return (
    <Form form={form} onSubmit={(values) => onSubmit(values)} label="A price">
      <NumberField name="rate" label="Price" kind={NUMBER_KINDS.price} />
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}
const field = () => screen.getByLabelText<HTMLInputElement>('Price');
const said = () =>
  (field().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('');
const leave = async (typed: string) => {
  await userEvent.type(field(), typed);
  await userEvent.tab();
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('a number', () => {
  it.each([
    ['79,50', '79.50'],
    ['79.50', '79.50'],
    ['0.5', '0.5'],
    ['1 500', '1500'],
  ])('%s is kept as it was typed and sent as %s', async (typed, sent) => {
    const submit = vi.fn();
    render(<Price onSubmit={submit} />);
    await leave(typed);
    expect([field().value, said()]).toEqual([typed, '']);
    await save();
    await waitFor(() => expect(submit).toHaveBeenCalledWith({ rate: sent }));
    expect(field().value).toBe(typed);
  });

  it.each([
    ['many', 'Please write a number, digits only'],
    ['1e3', 'Please write a number, digits only'],
    ['79.5055', 'Please write at most 2 digits after the point'],
    ['-5', 'Please write a number from 0 to 100000'],
    ['999999', 'Please write a number from 0 to 100000'],
  ])('%s stays as it was typed and is told once it is left', async (typed, words) => {
    const submit = vi.fn();
    render(<Price onSubmit={submit} />);
    await userEvent.type(field(), typed);
    expect(said()).toBe('');
    await userEvent.tab();
    expect([field().value, said()]).toEqual([typed, words]);
    await save();
    await waitFor(() => expect(document.activeElement).toBe(field()));
    expect(submit).not.toHaveBeenCalled();
  });

  it.each([
    ['1.500', ['1.50', '1500']],
    ['1,500', ['1.50', '1500']],
    ['R 79,50', ['79.50']],
  ])('%s is asked about', async (typed, meant) => {
    const submit = vi.fn();
    render(<Price onSubmit={submit} />);
    await leave(typed);
    expect(screen.getAllByRole('button', { name: /^Yes/ }).map(({ textContent }) => textContent)).toEqual(
      meant.map((text) => `Yes, ${text}`),
    );
    await save();
    expect(submit).not.toHaveBeenCalled();
    expect(field().value).toBe(typed);
    await userEvent.click(screen.getByRole('button', { name: `Yes, ${meant.at(-1)}` }));
    expect([field().value, document.activeElement]).toEqual([meant.at(-1), field()]);
    await save();
    await waitFor(() => expect(submit).toHaveBeenCalledWith({ rate: meant.at(-1) }));
  });
});
