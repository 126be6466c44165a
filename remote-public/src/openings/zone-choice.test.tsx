// @vitest-environment jsdom
import { viewerTimeZone } from '@telehealth/contracts/formatting';
import { sessionWriter } from '@telehealth/contracts/host';
import { deviceTimeZone } from '@telehealth/data/clock/viewer-zone';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useViewerZone } from './use-viewer-zone';
import { ZoneChoice } from './zone-choice';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

/** An explicitly requested zone stays as it is. */
const deviceIn = (device: string) => {
  const own = deviceTimeZone();
  const real = Intl.DateTimeFormat.prototype.resolvedOptions;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    const { timeZone, ...rest } = real.call(this);
    return { ...rest, timeZone: timeZone === own ? device : timeZone };
  });
};

function Page() {
  return (
    <>
      <ZoneChoice />
      <p>Shown in {useViewerZone()}</p>
    </>
  );
}
function asGuest() {
  renderInHost(<Page />);
  act(() => sessionWriter.signedOut());
}
const choice = () => screen.queryByLabelText<HTMLSelectElement>('Your time zone');

it.each(['UTC', 'GMT', 'Etc/UTC', 'Etc/Unknown'])(
  'lets a guest whose device says %s choose where they are, and the page keeps to it',
  (zone) => {
    deviceIn(zone);
    asGuest();
    expect(screen.getByText(/Your device does not say where you are/)).toBeDefined();
    fireEvent.change(choice() as HTMLSelectElement, { target: { value: 'Africa/Johannesburg' } });
    expect(screen.getByText('Shown in Africa/Johannesburg')).toBeDefined();
    expect(screen.getByText('All times are in this zone.')).toBeDefined();
    expect(viewerTimeZone()).toBe('Africa/Johannesburg');
  },
);

it('is not there on a device that says where it is', () => {
  deviceIn('Africa/Johannesburg');
  asGuest();
  expect(choice()).toBeNull();
});

it('says so where the browser keeps nothing', () => {
  deviceIn('UTC');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no');
  });
  asGuest();
  fireEvent.change(choice() as HTMLSelectElement, { target: { value: 'Africa/Johannesburg' } });
  expect(screen.getByText(/does not let this page remember it/)).toBeDefined();
  expect(screen.getByText('Shown in UTC')).toBeDefined();
});

it('is not there for who is signed in, whose profile says it', () => {
  deviceIn('UTC');
  renderInHost(<Page />);
  expect(choice()).toBeNull();
});
