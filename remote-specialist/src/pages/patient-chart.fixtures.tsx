import { createFakeBackend, type FakeBackend } from '@telehealth/data/testing/fake-backend';
import { type HostSetting, type RenderedInHost, renderInHost } from '@telehealth/data/testing/render-in-host';
import PatientsPage from './patients-page';

/** One of the specialist's patients, as a row. */
export const THANDI = {
  ...{ patient_id: 'patient', name: 'Thandi Nkosi', last_visit_at: null, next_visit_at: null },
  ...{ next_appointment_id: null, access_until: null, has_access: true },
};
const AT = '2026-11-01T10:00:00Z';
const PROOF = {
  ...{ source: 'self', status: 'active', created_at: AT, updated_at: AT, recorded_by_name: 'Thandi Nkosi' },
  ...{ confirmed_by_name: null, confirmed_at: null, version: 3 },
};
const reading = (id: string, value: number, day: number) => ({
  ...{ kind: 'observation', id, code: 'peak_flow', label: 'Peak flow', unit: 'L/min', value, second_value: null },
  ...{ taken_at: `2026-11-${day}T08:00:00Z`, source: 'device', recorded_by_name: null },
});
const SECTIONS: Record<string, object> = {
  profile: {
    profile: [
      { kind: 'facts', id: 'facts', date_of_birth: '1988-03-21', gender: 'female', blood_type: null },
      { ...PROOF, id: 'allergy', kind: 'allergy', label: 'Penicillin', reaction: 'hives', severity: 'severe' },
    ],
  },
  medicines: {
    medicines: [
      {
        ...PROOF,
        id: 'medicine',
        kind: 'medicine',
        taken: true,
        label: 'Enalapril',
        dose: '5 mg',
        frequency: 'mornings',
      },
    ],
  },
  conditions: {
    conditions: [
      { ...PROOF, id: 'asthma', label: 'Asthma', note: '', source: 'clinician', disputed: { state: 'open' } },
    ],
  },
  readings: { readings: [reading('a', 410, 26), reading('b', 380, 20), reading('c', 420, 12)] },
};

/** The parts of a small boy's record. */
export const CHILD_PARTS: Record<string, object> = {
  profile: { profile: [{ kind: 'facts', id: 'facts', date_of_birth: '2024-08-14', gender: 'male', blood_type: null }] },
  medicines: {
    medicines: [
      { ...PROOF, id: 'bcg', kind: 'vaccination', label: 'BCG', given_on: '2024-08-14', dose: '', batch: '', note: '' },
    ],
  },
  readings: {
    readings: [{ ...reading('w', 11.9, 26), code: 'body_weight', label: 'Weight', unit: 'kg' }],
  },
};

export const grant = (...categories: string[]) => [
  { categories, until: new Date(Date.now() + 20 * 86_400_000).toISOString(), adds: [] as string[], purpose: 'visit' },
];
export const mayAdd = (...categories: string[]) => grant(...categories).map((one) => ({ ...one, adds: categories }));

/** The specialist's emergency access counts. */
export const COUNTS = {
  ...{ total: 2, last_year: 2, waiting: 1, justified: 1, not_justified: 0, disputed: 0, open_until: null },
};
const NEEDS = { captions: false, interpreter: '', largeText: false, audioOnly: false, extraTime: true };
const CONTACT = {
  contact: { name: 'Sipho Nkosi', relationship: 'brother', phone: '+27 82 555 0101', e164: '+27825550101' },
  ...{ patientLocation: null, callbackPhone: null, callbackE164: null },
};
export const OPEN = {
  ...{ id: 'glass', patient_id: 'patient', opened_at: new Date().toISOString(), contact_state: 'to_call' },
  expires_at: new Date(Date.now() + 3_600_000).toISOString(),
};

interface Setting {
  grants: unknown;
  people?: unknown;
  visits?: unknown;
  answers?: Record<string, unknown>;
  auth?: HostSetting['auth'];
  /** What the parts hold instead. */
  parts?: Record<string, object>;
}

/** Renders the page with one open chart; a read returns the parts its ticket was for. */
export function openChart({
  grants,
  people = [THANDI],
  visits = [],
  answers,
  auth,
  parts = SECTIONS,
}: Setting): RenderedInHost {
  let wanted: string[] = [];
  const backend = createFakeBackend({
    ...{ my_patients: people, my_open_loops: [], my_appointments: visits, rights_to_chart: grants, break_glass: [] },
    ...{ server_time: new Date().toISOString(), my_access_requests: [], correction_requests: [] },
    my_break_glass_counts: [COUNTS],
    open_chart: (args: { p_categories: string[] }) => {
      wanted = args.p_categories;
      return 'ticket';
    },
    read_look: ({ p_ticket }: { p_ticket: string }) => {
      if (p_ticket === 'number') return CONTACT;
      if (p_ticket === 'needs') return NEEDS;
      const shown = wanted.map((name) => [name, { state: 'shown', sections: parts[name] ?? {} }]);
      return { opened_at: AT, categories: Object.fromEntries(shown) };
    },
    ...answers,
  });
  const path = '/specialist/patients?patient=patient';
  return renderInHost(<PatientsPage />, { role: 'specialist', backend, path, ...(auth && { auth }) });
}

/** The audited reads, with their screen. */
export const looksOf = (backend: FakeBackend) =>
  backend.calls
    .filter(({ name }) => name === 'open_chart')
    .map(({ args }) => args as { p_categories: string[]; p_screen: string })
    .map(({ p_categories, p_screen }) => ({ categories: [...p_categories].sort(), screen: p_screen }));

export const argsOf = (backend: FakeBackend, name: string) =>
  backend.calls.filter((call) => call.name === name).map(({ args }) => args);

/** A correction request ("I think this is wrong") about the problem in the chart. */
export const CORRECTION = {
  ...{ id: 'ask', patient_id: 'patient', kind: 'patient_conditions', row_id: 'asthma', wrong: 'It was one evening' },
  ...{ wanted: '', created_at: AT, due_at: '2026-12-25T10:00:00Z' },
};

export const REQUEST = {
  ...{ id: 'request', state: 'pending', viewer_role: 'specialist', counterpart_id: 'patient', may: 'view' },
  ...{ counterpart_name: 'Thandi Nkosi', categories: ['results'], purpose: 'ongoing_care', message: '' },
  ...{ appointment_id: null, created_at: '2026-11-20T10:00:00Z', lapses_at: '2026-11-27T10:00:00Z', decided_at: null },
};
