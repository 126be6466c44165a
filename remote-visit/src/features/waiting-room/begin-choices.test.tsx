// @vitest-environment jsdom
import { createFakeBackend, type FakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { roomRow, visitDetailsRow } from '@telehealth/data/testing/visit-details-fixture';
import { visitDetails } from '@telehealth/data/visits/visit-details.schema';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { BeginChoices } from './begin-choices';
import { ConnectionRow } from './own-media/connection-row';

afterEach(cleanup);

const RELAYS = [{ urls: 'turn:relay.example', username: 'u', credential: 'c' }];
const access = (iceServers: object[], wished: object) => ({
  ...{ transport: 'peer', iceServers, expiresAt: new Date().toISOString(), relayOnly: false, livekit: null },
  ...wished,
});
const calls = (backend: FakeBackend, name: string) => backend.calls.filter((call) => call.name === name);

function open(roomAccess: object) {
  const details = visitDetails.parse(visitDetailsRow({ startsAt: new Date() }, { room: roomRow({}) }));
  const backend = createFakeBackend({ 'functions/room-access': roomAccess });
  const door = (
    <>
      <ConnectionRow details={details} />
      <BeginChoices details={details} />
    </>
  );
  return renderInHost(door, { backend, role: 'patient' });
}

describe('how a call begins, at the door', () => {
  it('hides a network address as the account has it, for the person and not only on this device', async () => {
    const wished = { hidesAddress: true, hidingIsOwn: false };
    const { backend } = open(access(RELAYS, wished));
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Hide my network address' });
    expect(box.checked, 'the practice asks for it').toBe(true);
    expect(screen.getByText(/Naledi Mokoena asks for this for all patients/)).toBeDefined();
    backend.answer('functions/room-access', access(RELAYS, { hidesAddress: false, hidingIsOwn: true }));
    fireEvent.click(box);
    await waitFor(() => expect(calls(backend, 'hide_my_address')).toMatchObject([{ args: { p_hide: false } }]));
    await waitFor(() => expect(screen.queryByText(/asks for this for all patients/)).toBeNull());
    expect(box.checked).toBe(false);
    backend.answer('hide_my_address', refuse('', '', 0));
    fireEvent.click(box);
    expect(await screen.findByText(/^Not changed\./)).toBeDefined();
    expect(box.checked, 'as the account has it').toBe(false);
  });

  it('offers no hiding without relays, and says before going in that a wish for it cannot be kept', async () => {
    open(access([], { hidesAddress: true, hidingIsOwn: true }));
    expect(await screen.findByText('Your network address cannot be hidden here')).toBeDefined();
    expect(screen.getByText(/they can ring you on the number you gave/)).toBeDefined();
    expect(screen.queryByRole('checkbox', { name: 'Hide my network address' })).toBeNull();
    cleanup();
    open(access([], { hidesAddress: false, hidingIsOwn: true }));
    expect(await screen.findByText('may work')).toBeDefined();
    expect(screen.queryByText('Your network address cannot be hidden here')).toBeNull();
  });
});
