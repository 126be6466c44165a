// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Paper, PaperPart } from './paper';
import { printPaper } from './print-paper';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const marks = () => [
  document.documentElement.dataset.print,
  ...screen.queryAllByRole('article').map(({ dataset }) => dataset.printed),
];

it('has a heading, its people, its body, a line to sign and a code', () => {
  render(
    <Paper
      title="Sick note"
      people={[[{ term: 'Written by', detail: 'Naledi Khumalo' }], [{ term: 'Patient', detail: 'Thandi Dlamini' }]]}
      signature="Signature of Naledi Khumalo"
      code="K7Q2-M9XA"
      checkedAt="sawubona.example"
    >
      <PaperPart>Rest for three days</PaperPart>
    </Paper>,
  );
  expect(screen.getByRole('article', { name: 'Sick note' }).textContent).toBe(
    'Sick noteSawubonaWritten byNaledi KhumaloPatientThandi DlaminiRest for three daysSignature of Naledi KhumaloCode K7Q2-M9XAChecked at sawubona.example',
  );
});

it('is the only thing that is printed, also where several stand, and only that once', () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  render(
    <>
      <Paper title="Letter">One</Paper>
      <section aria-label="Second">
        <Paper title="Receipt">Two</Paper>
      </section>
    </>,
  );
  printPaper(screen.getByRole('region', { name: 'Second' }));
  expect(print).toHaveBeenCalledOnce();
  expect(marks()).toEqual(['paper', undefined, '']);
  fireEvent(window, new Event('afterprint'));
  expect(marks()).toEqual([undefined, undefined, undefined]);
});

it('prints nothing where there is no paper', () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  expect(() => printPaper()).toThrow('no paper');
  expect(print).not.toHaveBeenCalled();
});
