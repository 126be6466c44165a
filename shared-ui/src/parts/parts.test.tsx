// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, teachModalDialogs } from '../test/draw';
import { Button } from './button';
import { ChipGroup } from './chip-group';
import { ConfirmDialog } from './confirm-dialog';
import { Countdown } from './countdown';
import { Dialog } from './dialog';
import { LinkButton } from './link-button';
import { Tabs } from './tabs';

beforeAll(teachModalDialogs);
afterEach(cleanup);

describe('a busy button', () => {
  it('keeps the focus, says so and ignores presses', async () => {
    const press = vi.fn();
    const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button type="submit" busy busyLabel="Saving" onClick={press}>
          Save
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Saving' });
    await userEvent.click(button);
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
  });
});

it('a link button is a link', () => {
  draw(<LinkButton to="/find-specialist">Find a specialist</LinkButton>);
  expect(screen.getByRole('link', { name: 'Find a specialist' }).getAttribute('href')).toBe('/find-specialist');
});

describe('tabs', () => {
  const items = ['Upcoming', 'Past', 'Cancelled'].map((label) => ({ id: label, label, content: `${label} visits` }));

  it('are one stop of the Tab key; arrows move, open and go round', async () => {
    render(<Tabs label="Visits" items={items} />);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Upcoming' }));
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Cancelled', selected: true }));
    expect(screen.getByRole('tabpanel', { name: 'Cancelled' }).textContent).toBe('Cancelled visits');
    await userEvent.keyboard('{Home}{ArrowRight}');
    expect(screen.getByRole('tabpanel', { name: 'Past' }).textContent).toBe('Past visits');
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('leave the choice to their owner when told which is open', async () => {
    const select = vi.fn();
    render(<Tabs label="Visits" items={items} selected="Past" onSelect={select} />);
    await userEvent.click(screen.getByRole('tab', { name: 'Upcoming' }));
    expect(select).toHaveBeenCalledWith('Upcoming');
    expect(screen.getByRole('tab', { name: 'Past' }).getAttribute('aria-selected')).toBe('true');
  });
});

describe('chips', () => {
  it('one of: arrows choose as in every radio group', async () => {
    const change = vi.fn();
    const options = [
      { value: 'video', label: 'Video' },
      { value: 'voice', label: 'Voice' },
    ];
    render(<ChipGroup type="radio" legend="How" options={options} value="video" onChange={change} />);
    expect(screen.getByRole('group', { name: 'How' })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Voice' }));
    expect(change).toHaveBeenCalledWith('voice');
  });

  it('some of: each is switched on and off', async () => {
    const seen = vi.fn();
    function Days() {
      const [days, setDays] = useState<string[]>([]);
      seen(days);
      const options = ['Monday', 'Tuesday'].map((day) => ({ value: day, label: day }));
      return <ChipGroup type="checkbox" legend="Days" options={options} value={days} onChange={setDays} />;
    }
    render(<Days />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Tuesday' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Monday' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Tuesday' }));
    expect(seen.mock.calls.map(([days]) => days)).toEqual([[], ['Tuesday'], ['Tuesday', 'Monday'], ['Monday']]);
  });
});

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Calendar" description="Choose one.">
        Inside
      </Dialog>
    </>
  );
}

describe('a dialog', () => {
  it('takes the focus to its title, is named and described, and gives the focus back', async () => {
    render(<Opener />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = screen.getByRole('dialog', { name: 'Calendar' });
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Choose one.');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Calendar' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
  });

  it('closes by Escape, which browsers report as a cancel event', async () => {
    render(<Opener />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('tells its owner when the browser closes it without asking, but not when it is open again', async () => {
    const close = vi.fn();
    render(<Dialog open onClose={close} title="Calendar" />);
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    fireEvent(dialog, new Event('close'));
    expect(close).not.toHaveBeenCalled();
    dialog.close();
    fireEvent(dialog, new Event('close'));
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('stays when a file picker inside it is left without a choice', () => {
    const close = vi.fn();
    render(
      <Dialog open onClose={close} title="Picture">
        <input type="file" aria-label="Picture" />
      </Dialog>,
    );
    fireEvent(screen.getByLabelText('Picture', { selector: 'input' }), new Event('cancel', { bubbles: true }));
    expect(close).not.toHaveBeenCalled();
  });

  it('that confirms stays busy and open until the work has settled', async () => {
    let finish: () => void = () => undefined;
    const work = () => new Promise<void>((resolve) => (finish = resolve));
    const close = vi.fn();
    render(
      <ConfirmDialog
        open
        onClose={close}
        onConfirm={work}
        title="Cancel this visit?"
        confirmLabel="Cancel the visit"
      />,
    );
    const confirm = screen.getByRole('button', { name: 'Cancel the visit' });
    await userEvent.click(confirm);
    expect(confirm.getAttribute('aria-busy')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(close).not.toHaveBeenCalled();
    await act(async () => finish());
    expect(confirm.getAttribute('aria-busy')).toBeNull();
  });
});

describe('a countdown', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
    return () => vi.useRealTimers();
  });

  it.each([
    ['2026-11-20T12:59:00Z', 'Kept for59:00'],
    ['2026-11-20T13:00:00Z', 'Kept for60:00'],
    ['2026-11-20T14:05:00Z', 'Kept for2 hours 5 minutes'],
    ['2026-11-21T15:00:00Z', 'Kept for1 day 3 hours'],
  ])('until %s says %s', (until, text) => {
    render(<Countdown until={new Date(until)} label="Kept for" />);
    expect(screen.getByRole('timer').textContent).toBe(text);
  });

  it('shows every second, speaks at its marks alone and ends once', () => {
    const end = vi.fn();
    const { container } = render(<Countdown until={new Date('2026-11-20T12:05:02Z')} label="Kept for" onEnd={end} />);
    const spoken = () => container.querySelector('[aria-live="polite"]')?.textContent;
    const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
    expect(screen.getByRole('timer').textContent).toBe('Kept for5:02');
    expect(spoken()).toBe('');
    pass(2);
    expect(spoken()).toBe('Kept for: 5 minutes left');
    pass(100);
    expect([screen.getByRole('timer').textContent, spoken()]).toEqual(['Kept for3:20', 'Kept for: 5 minutes left']);
    pass(170);
    expect(spoken()).toBe('Kept for: 30 seconds left');
    pass(60);
    expect(screen.getByRole('timer').textContent).toBe('Kept for0:00');
    expect(end).toHaveBeenCalledTimes(1);
  });
});
