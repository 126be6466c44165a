// @vitest-environment jsdom
import { message } from '@telehealth/contracts/messages';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type DrawnQuery, QueryPanel } from './query-panel';

afterEach(cleanup);

const SLOT_TAKEN = { id: 'booking.slotTaken' };

function drawQuery(query: Partial<DrawnQuery<string[]>>) {
  const refetch = vi.fn();
  render(
    <QueryPanel
      query={{ status: 'pending', data: undefined, error: null, refetch, isFetching: false, ...query }}
      safe="Nothing is lost."
      empty={<p>None yet</p>}
    >
      {(visits) => <p>{visits.join(', ')}</p>}
    </QueryPanel>,
  );
  return refetch;
}

describe('a query panel', () => {
  it('shows bones while it loads', () => {
    drawQuery({});
    expect(screen.getByRole('status').textContent).toContain('Loading');
  });

  it('says what failed and what is safe, and tries again', async () => {
    const refetch = drawQuery({ status: 'error', error: SLOT_TAKEN });
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Nothing is lost.');
    await screen.findByText(message('booking.slotTaken'));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('never shows the raw text of an unknown failure', () => {
    drawQuery({ status: 'error', error: new Error('relation "x" does not exist') });
    expect(screen.getByRole('alert').textContent).toContain(message('data.failed'));
    expect(screen.queryByText(/relation/)).toBeNull();
  });

  it('tells none from some', () => {
    drawQuery({ status: 'success', data: [] });
    expect(screen.getByText('None yet')).toBeTruthy();
    cleanup();
    drawQuery({ status: 'success', data: ['Friday', 'Monday'] });
    expect(screen.getByText('Friday, Monday')).toBeTruthy();
  });

  it('keeps showing what it has when a refresh fails, and says that it may be old', () => {
    drawQuery({ status: 'error', data: ['Friday'], error: SLOT_TAKEN });
    expect(screen.getByText('Friday')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('out of date');
  });
});
