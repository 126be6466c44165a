// @vitest-environment jsdom
import { formatTime, viewerTimeZone } from '@telehealth/contracts/formatting';
import { isKeptAwake } from '@telehealth/contracts/host';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { createFakeBackend, type FakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { roomRow, VISIT_ID, visitDetailsRow } from '@telehealth/data/testing/visit-details-fixture';
import { visitDetails } from '@telehealth/data/visits/visit-details.schema';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { visitPhase } from '../../visit/visit-phase';
import { WaitingRoomPage } from './waiting-room-page';
// Imported before the first test, so that it does not wait for the load.
import './patient/danger-questions';

/** A fake MediaStream, which jsdom lacks. */
class FakeStream {
  readonly #tracks: MediaStreamTrack[];
  constructor(tracks: MediaStreamTrack[] = []) {
    this.#tracks = tracks;
  }
  getTracks = () => this.#tracks;
  getAudioTracks = () => this.#tracks.filter(({ kind }) => kind === 'audio');
  getVideoTracks = () => this.#tracks.filter(({ kind }) => kind === 'video');
}
const stopped: string[] = [];
const track = (kind: string) =>
  ({ kind, stop: () => stopped.push(kind), getSettings: () => ({}) }) as unknown as MediaStreamTrack;

function withDevices(denied: readonly ('audio' | 'video')[] = []) {
  const getUserMedia = async (wish: MediaStreamConstraints) => {
    const kinds = (['audio', 'video'] as const).filter((kind) => wish[kind]);
    if (kinds.some((kind) => denied.includes(kind))) throw new DOMException('', 'NotAllowedError');
    return new FakeStream(kinds.map(track)) as unknown as MediaStream;
  };
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
}

beforeEach(() => {
  vi.stubGlobal('MediaStream', FakeStream);
  withDevices();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  stopped.length = 0;
  sessionStorage.clear();
  localStorage.clear();
});

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const noShow = (startsAt: Date, more: object = {}) => ({
  reportFrom: new Date(startsAt.getTime() + 10 * 60_000).toISOString(),
  specialistBy: new Date(startsAt.getTime() + 15 * 60_000).toISOString(),
  patientBy: new Date(startsAt.getTime() + 20 * 60_000).toISOString(),
  ...{ missing: null, ...more },
});
const WAIT = {
  ...{ specialist_here: false, in_another_visit: true, announced_minutes: null, behind_minutes: 0 },
  ...{ usual_from: 8, usual_to: 15, based_on: 30 },
};
const AS_SPECIALIST = {
  viewerRole: 'specialist',
  counterpartName: 'Thandi Nkosi',
  counterpartSpecialty: null,
} as const;

interface Opened {
  visit?: Partial<Appointment>;
  room?: Record<string, unknown>;
  details?: Record<string, unknown>;
  answers?: Record<string, unknown>;
}

function open({ visit = {}, room = {}, details = {}, answers = {} }: Opened = {}) {
  const row = visitDetailsRow({ startsAt: inMinutes(10), ...visit }, { room: roomRow(room), ...details });
  const read = visitDetails.parse(row);
  const backend = createFakeBackend({
    visit_details: row,
    ...{
      waiting_time: [WAIT],
      stay_at_the_door: true,
      my_places: [],
      profiles: [{ phone_raw: '082 555 0100' }],
      cancellation_terms: [],
    },
    ...answers,
  });
  const phase = visitPhase(read, new Date());
  return renderInHost(<WaitingRoomPage details={read} phase={phase} />, {
    backend,
    role: visit.viewerRole ?? 'patient',
  });
}
const calls = (backend: FakeBackend, name: string) => backend.calls.filter((call) => call.name === name);
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const waiting = { status: 'waiting' } as const;
const inside = { state: 'lobby', waitingSince: new Date().toISOString(), patientHere: true };

describe('the patient at the door', () => {
  it('goes in with place, number and consent, and the tab then belongs into the call', async () => {
    const { backend } = open();
    const number = await screen.findByLabelText<HTMLInputElement>(/Which phone number/);
    expect(number.value).toBe('082 555 0100');
    fireEvent.click(await button('Go into the waiting room'));
    expect(await screen.findByText(/Please say where you are right now/)).toBeDefined();
    expect(screen.getByText(/Please agree to this visit/)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText(/Where are you now/));
    expect(calls(backend, 'enter_waiting_room')).toEqual([]);

    fireEvent.change(screen.getByLabelText(/Where are you now/), { target: { value: '12 Vilakazi Street' } });
    fireEvent.change(number, { target: { value: '12' } });
    fireEvent.click(screen.getByRole('checkbox', { name: /seen remotely/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Go into the waiting room' }));
    await waitFor(() => expect(document.activeElement).toBe(number));
    fireEvent.change(number, { target: { value: '082 555 0101' } });
    fireEvent.click(screen.getByRole('button', { name: 'Go into the waiting room' }));
    await waitFor(() => expect(calls(backend, 'enter_waiting_room')).toHaveLength(1));
    expect(calls(backend, 'enter_waiting_room')[0]?.args).toMatchObject({
      ...{ p_appointment: VISIT_ID, p_location: '12 Vilakazi Street', p_callback: '082 555 0101', p_consent: true },
    });
    await waitFor(() => expect(sessionStorage.getItem('roomSeat')).toBe(VISIT_ID));
    expect(isKeptAwake()).toBe(true);
  });

  it('offers what was said at an earlier visit, and loses nothing typed to a refusal', async () => {
    const earlier = { patient_location: 'At home', callback_phone: '082 555 0199', consent_at: null };
    const { backend } = open({
      answers: {
        my_places: [{ appointment_id: 'another', ...earlier }],
        enter_waiting_room: refuse('P0001', 'consultation.tooLate'),
      },
    });
    const place = await screen.findByLabelText<HTMLInputElement>(/Where are you now/);
    expect(place.value).toBe('At home');
    fireEvent.click(screen.getByRole('checkbox', { name: /seen remotely/ }));
    fireEvent.click(await button('Go into the waiting room'));
    expect(await screen.findByText(/its waiting room is closed/)).toBeDefined();
    expect(place.value).toBe('At home');
    const [first] = calls(backend, 'enter_waiting_room');
    fireEvent.click(screen.getByRole('button', { name: 'Go into the waiting room' }));
    await waitFor(() => expect(calls(backend, 'enter_waiting_room')).toHaveLength(2));
    expect(calls(backend, 'enter_waiting_room')[1]?.args, 'pressed again: the same coming in').toEqual(first?.args);
  });

  it('keeps the microphone when the camera is refused, says how to allow it, and lets everything go at the end', async () => {
    withDevices(['video']);
    open();
    fireEvent.click(await button('Start camera and microphone'));
    expect(await screen.findByText('The browser is not allowed to use your camera on this site.')).toBeDefined();
    expect(screen.getByText(/allow the camera, and check again/)).toBeDefined();
    expect(screen.getByRole('meter', { name: 'How loud you are' })).toBeDefined();
    expect(screen.queryByText(/is not allowed to use your microphone/)).toBeNull();
    cleanup();
    expect(stopped).toEqual(['audio']);
  });

  it('asks a visit by voice for the microphone alone, and one in writing for nothing', async () => {
    open({ visit: { mode: 'voice' } });
    expect(await button('Start the microphone')).toBeDefined();
    expect(screen.queryByRole('radio', { name: 'Picture and sound' })).toBeNull();
    cleanup();
    open({ visit: { mode: 'chat' } });
    expect(await screen.findByText('This is a visit in writing')).toBeDefined();
    expect(screen.queryByText('How to begin')).toBeNull();
    expect(screen.queryByRole('button', { name: /microphone/ })).toBeNull();
  });

  it('keeps on this device how the call begins, with what it uses in words', async () => {
    open();
    fireEvent.click(await screen.findByRole('radio', { name: 'Picture and sound' }));
    fireEvent.click(screen.getByRole('radio', { name: '250 MB' }));
    expect(screen.getByText(/250 MB can be reached after 13 minutes/)).toBeDefined();
    expect(JSON.parse(localStorage.getItem('callWishes') ?? '')).toEqual({ step: 'video', capMb: 250 });
  });

  it('begins with sound for whoever said that they need it so, unless this device was told otherwise', async () => {
    const profiles = [{ phone_raw: null, needs: { audioOnly: true } }];
    const isChosen = async (name: string) => ((await screen.findByRole('radio', { name })) as HTMLInputElement).checked;
    open({ answers: { profiles } });
    await waitFor(async () => expect(await isChosen('Sound only')).toBe(true));
    expect(JSON.parse(localStorage.getItem('callWishes') ?? '')).toEqual({ step: 'audio', capMb: null });
    fireEvent.click(screen.getByRole('radio', { name: 'Picture and sound' }));
    cleanup();
    const { backend } = open({ answers: { profiles } });
    await waitFor(() => expect(calls(backend, 'profiles')).not.toEqual([]));
    expect(await isChosen('Picture and sound')).toBe(true);
  });
});

describe('the patient who waits', () => {
  it('sees when it likely starts and why, where the specialist is, and what the tab is for', async () => {
    const startsAt = inMinutes(10);
    open({ visit: { ...waiting, startsAt }, room: inside });
    const at = (minutes: number) => formatTime(new Date(startsAt.getTime() + minutes * 60_000), viewerTimeZone());
    expect(await screen.findByText(`${at(8)} to ${at(15)}`)).toBeDefined();
    expect(screen.getByText(/Half of the last 30 visits began 8 to 15 minutes after the booked time/)).toBeDefined();
    expect(screen.getByText('With another patient, not away')).toBeDefined();
    expect(document.title).toMatch(/^● You are waiting/);
    cleanup();
    expect(document.title).not.toMatch(/waiting/);
  });

  it('is told nothing of where the specialist is when that could not be asked', async () => {
    open({ visit: waiting, room: inside, answers: { waiting_time: refuse('', '', 0) } });
    expect(await screen.findByText('You are in the waiting room')).toBeDefined();
    expect(screen.queryByText(/Not here yet|Here, and will begin/)).toBeNull();
  });

  it('is told what happens by itself when nobody comes, from ten minutes on', async () => {
    const startsAt = inMinutes(-11);
    open({ visit: { ...waiting, startsAt }, room: { ...inside, noShow: noShow(startsAt) } });
    const by = formatTime(new Date(startsAt.getTime() + 15 * 60_000), viewerTimeZone());
    expect(await screen.findByText(new RegExp(`by ${by}, everything is paid back by itself`))).toBeDefined();
  });

  it('says "worse": a danger sign shows the emergency card at once, and is kept for the specialist', async () => {
    const { backend } = open({ visit: { ...waiting, reason: 'A dry cough' }, room: inside });
    fireEvent.click(await button('Worse'));
    await waitFor(() => expect(calls(backend, 'save_intake')).toHaveLength(1));
    expect(calls(backend, 'save_intake')[0]?.args).toMatchObject({ p_form: { symptomsWorse: 'worse' } });
    const signs = await screen.findByRole('heading', { name: 'Is any of this there now?' });
    expect(document.activeElement).toBe(signs);
    const [first] = screen
      .getAllByRole('group', { name: /./ })
      .filter((group) => within(group).queryByText('Not sure'));
    fireEvent.click(within(first as HTMLElement).getByRole('button', { name: 'Yes' }));
    expect(await screen.findByRole('link', { name: 'Call 112' })).toBeDefined();
    await waitFor(() => expect(calls(backend, 'save_intake')).toHaveLength(2));
    const kept = calls(backend, 'save_intake')[1]?.args as { p_form: { danger: { level: number; signs: unknown[] } } };
    expect(kept.p_form.danger.level).toBeLessThanOrEqual(2);
    expect(kept.p_form.danger.signs).toHaveLength(1);
  });

  it('says "worse" without a danger sign: the place stays, and what would be one is named', async () => {
    const { backend } = open({ visit: { ...waiting, reason: 'A dry cough' }, room: inside });
    fireEvent.click(await button('Worse'));
    fireEvent.click(await button('None of these'));
    expect(await screen.findByText('Thank you. No danger sign among your answers.')).toBeDefined();
    expect(screen.getByText('Call 112 if one of these begins')).toBeDefined();
    await waitFor(() => expect(calls(backend, 'save_intake')).toHaveLength(2));
    expect(calls(backend, 'save_intake')[1]?.args).toMatchObject({ p_form: { danger: { signs: [] } } });
    fireEvent.click(screen.getByRole('button', { name: 'Worse' }));
    expect(await screen.findByRole('heading', { name: 'Is any of this there now?' }), 'asked anew').toBeDefined();
  });

  it('tells an answer that did not arrive, and where to turn in danger', async () => {
    open({ visit: waiting, room: inside, answers: { save_intake: refuse('', '', 0) } });
    fireEvent.click(await button('Better'));
    expect(await screen.findByText('This was not kept yet')).toBeDefined();
    expect(screen.queryByText(/sees it before the visit/)).toBeNull();
  });

  it('runs late, leaves for now and keeps the place, and says that it is back', async () => {
    sessionStorage.setItem('roomSeat', VISIT_ID);
    const { backend, hostCalls } = open({ visit: waiting, room: inside });
    fireEvent.click(await button('I am running late'));
    fireEvent.click(await button('Tell Naledi Mokoena'));
    expect(await screen.findByText('Please choose how many minutes')).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: '15 minutes' }));
    fireEvent.click(screen.getByRole('button', { name: 'Tell Naledi Mokoena' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls(backend, 'announce_delay')[0]?.args).toEqual({ p_appointment: VISIT_ID, p_minutes: 15 });
    fireEvent.click(screen.getByRole('button', { name: 'Leave for now' }));
    await waitFor(() => expect(calls(backend, 'record_join_event')[0]?.args).toMatchObject({ p_kind: 'leave' }));
    await waitFor(() => expect(sessionStorage.getItem('roomSeat')).toBeNull());
    expect(JSON.stringify(hostCalls)).toContain('patient.appointments');
    cleanup();
    open({ visit: waiting, room: { ...inside, patientHere: false } });
    await waitFor(() => expect(screen.getByText('Leave for now')).toBeDefined());
    expect(screen.queryByText('I am back'), 'a page that slept did not leave').toBeNull();
    cleanup();
    const again = open({
      visit: waiting,
      room: { ...inside, patientHere: false },
      answers: { stay_at_the_door: false },
    });
    fireEvent.click(await button('I am back'));
    await waitFor(() => expect(calls(again.backend, 'record_join_event')[0]?.args).toMatchObject({ p_kind: 'join' }));
  });
});

describe('a waiting room in another tab than the one they came in with', () => {
  const BY_ITSELF = /turns into the visit by itself/;

  it('turns into the visit by itself as well, while its person counts as waiting', async () => {
    open({ visit: waiting, room: inside });
    expect(await screen.findByText(BY_ITSELF)).toBeDefined();
    expect(sessionStorage.getItem('roomSeat')).toBe(VISIT_ID);
  });

  it('says that it asks first, where its person left or never came in', async () => {
    sessionStorage.setItem('roomSeat', VISIT_ID);
    open({ visit: waiting, room: inside, answers: { stay_at_the_door: false } });
    expect(await screen.findByText(/this page asks you to come in/)).toBeDefined();
    expect(screen.queryByText(BY_ITSELF)).toBeNull();
    expect(sessionStorage.getItem('roomSeat')).toBeNull();
  });
});

describe('the practice', () => {
  it('sees who waits since when, how ready and how they are, and begins with one press', async () => {
    const { backend } = open({
      visit: { ...AS_SPECIALIST, ...waiting },
      room: inside,
      details: {
        preparation: {
          done: [],
          devices: { camera: 'works', microphone: 'works', speaker: 'untried' },
          devicesTestedAt: null,
        },
        intake: { savedAt: new Date().toISOString(), reason: '', questions: [], symptoms: 'worse', files: [] },
      },
    });
    expect(await screen.findByText(/^Thandi Nkosi has been waiting since/)).toBeDefined();
    expect(screen.getByText('Ready for video.')).toBeDefined();
    expect(screen.getByText('Worse than when booked.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Begin the visit' }));
    await waitFor(() => expect(calls(backend, 'admit_patient')).toHaveLength(1));
    fireEvent.click(await button('Begin the visit'));
    await waitFor(() => expect(calls(backend, 'admit_patient')).toHaveLength(2));
    const [first, second] = calls(backend, 'admit_patient');
    expect(second?.args, 'the same press').toEqual(first?.args);
    expect(sessionStorage.getItem('roomSeat')).toBe(VISIT_ID);
  });

  it('is told of danger signs at once, with whose words they are', async () => {
    const danger = { level: 1, rules: '0123456789abcdef', signs: [{ id: 'x', says: 'Blue lips', answer: 'unsure' }] };
    open({
      visit: { ...AS_SPECIALIST, ...waiting },
      room: inside,
      details: {
        intake: { savedAt: new Date().toISOString(), reason: '', questions: [], symptoms: 'worse', danger, files: [] },
      },
    });
    const notice = await screen.findByRole('region', { name: 'Danger signs' });
    expect(within(notice).getByText('Blue lips (not sure)')).toBeDefined();
    expect(within(notice).getByText(/rules that no clinician has reviewed/)).toBeDefined();
  });

  it('rings, notes that nobody answered, and reports only after a question what follows', async () => {
    const startsAt = inMinutes(-12);
    const { backend } = open({
      visit: { ...AS_SPECIALIST, startsAt, endsAt: inMinutes(18) },
      room: {
        ...{ specialistHere: true, noShow: noShow(startsAt, { missing: ['ring'] }) },
        ring: { phone: '082 555 0100', e164: '+27825550100', givenFor: 'profile' },
      },
    });
    expect((await screen.findByRole('link', { name: '082 555 0100' })).getAttribute('href')).toBe('tel:+27825550100');
    expect(screen.getByText('This is the number of their profile.')).toBeDefined();
    expect(screen.getByText(/Ring them first/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'No answer' }));
    expect(await screen.findByText(/Noted with its time: no answer/)).toBeDefined();
    expect(calls(backend, 'record_callback')[0]?.args).toMatchObject({ p_answered: false });
    fireEvent.click(screen.getByRole('button', { name: 'Thandi Nkosi did not come' }));
    expect(calls(backend, 'report_no_show')).toEqual([]);
    fireEvent.click(await button('Report it'));
    await waitFor(() => expect(calls(backend, 'report_no_show')).toHaveLength(1));
  });

  it('of whom no number is known can be noted to have answered, and is never reported', async () => {
    const startsAt = inMinutes(-12);
    open({
      visit: { ...AS_SPECIALIST, startsAt, endsAt: inMinutes(18) },
      room: { specialistHere: true, noShow: noShow(startsAt, { missing: ['ring'] }) },
    });
    expect(await screen.findByText(/If your practice has one/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'They answered' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /No answer|did not come/ })).toBeNull();
  });

  it('says from when an absence may be reported, and what the database still misses', async () => {
    const startsAt = inMinutes(5);
    open({ visit: { ...AS_SPECIALIST, startsAt }, room: { noShow: noShow(startsAt, { missing: ['join', 'ring'] }) } });
    const from = formatTime(new Date(startsAt.getTime() + 10 * 60_000), viewerTimeZone());
    expect(await screen.findByText(new RegExp(`From ${from} you may report this`))).toBeDefined();
    expect(screen.queryByRole('button', { name: /did not come/ })).toBeNull();
    cleanup();
    open({
      visit: { ...AS_SPECIALIST, startsAt: inMinutes(-12), endsAt: inMinutes(18) },
      room: { noShow: noShow(inMinutes(-12), { missing: [] }) },
      answers: { report_no_show: refuse('P0001', 'consultation.joinFirst') },
    });
    fireEvent.click(await button('Thandi Nkosi did not come'));
    fireEvent.click(await button('Report it'));
    expect(await screen.findByText(/You have not joined this visit yet/)).toBeDefined();
  });

  it('says that it is here before the patient is, which counts as coming', async () => {
    const { backend } = open({ visit: AS_SPECIALIST });
    expect(await screen.findByText('The patient is not here yet')).toBeDefined();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'I am here' })));
    expect(calls(backend, 'record_join_event')[0]?.args).toMatchObject({ p_kind: 'join' });
  });
});
