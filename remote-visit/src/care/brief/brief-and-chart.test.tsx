// @vitest-environment jsdom

import { AllergyLine } from '@telehealth/care/allergy-line';
import type { CareVisit } from '@telehealth/care/care-visit';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { visitDetailsRow } from '@telehealth/data/testing/visit-details-fixture';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Chart } from '../chart/chart';
import { factsToInsert } from '../note/insert-facts';
import { BriefAndChart } from './brief-and-chart';

afterEach(cleanup);

const VISIT: CareVisit = {
  ...{
    appointmentId: '5d0c1f9e-0000-4000-8000-000000000001',
    patientId: 'patient',
    patientName: 'Thandi Nkosi',
  },
  ...{ specialistName: 'Naledi Mokoena', status: 'in_progress' },
};
const AT = '2026-11-01T10:00:00Z';
const PROOF = {
  ...{ id: 'row', source: 'self', status: 'active', created_at: AT, updated_at: AT, recorded_by_name: 'Thandi Nkosi' },
  ...{ confirmed_by_name: null, confirmed_at: null, category: 'profile', version: 1 },
};
const ALLERGY = {
  ...PROOF,
  id: 'allergy',
  kind: 'allergy',
  label: 'Penicillin',
  reaction: 'hives',
  severity: 'life_threatening',
};
const reading = (id: string, value: number, day: number) => ({
  ...{ kind: 'observation', id, code: 'peak_flow', label: 'Peak flow', unit: 'L/min', value, second_value: null },
  ...{ taken_at: `2026-11-${day}T08:00:00Z`, source: 'device', recorded_by_name: null },
});
const SECTIONS: Record<string, object> = {
  profile: { profile: [ALLERGY] },
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
    conditions: [{ ...PROOF, id: 'condition', label: 'Asthma', note: '', disputed: { state: 'open', at: AT } }],
  },
  readings: { readings: [reading('a', 410, 26), reading('b', 380, 20), reading('c', 420, 12)] },
};
const NEEDS = { captions: false, interpreter: '', largeText: true, audioOnly: false, extraTime: false };
const grant = (...categories: string[]) => [{ categories, until: null, adds: [], purpose: 'visit' }];

/** The chart as the database returns it: only the categories that the newest request ticket names. */
function open(element: React.ReactElement, granted: unknown, answers: Record<string, unknown> = {}) {
  let wanted: string[] = [];
  const backend = createFakeBackend({
    ...{ rights_to_chart: granted, break_glass: [], server_time: new Date().toISOString() },
    open_chart: (args: { p_categories: string[] }) => {
      wanted = args.p_categories;
      return 'ticket';
    },
    visit_needs: 'ticket of needs',
    read_look: ({ p_ticket }: { p_ticket: string }) => {
      if (p_ticket === 'ticket of needs') return NEEDS;
      const shown = wanted.map((name) => [name, { state: 'shown', sections: SECTIONS[name] ?? {} }]);
      return { opened_at: AT, categories: Object.fromEntries(shown) };
    },
    visit_details: visitDetailsRow({ viewerRole: 'specialist', counterpartName: 'Thandi Nkosi', reason: 'Dry cough' }),
    ...answers,
  });
  return renderInHost(element, { backend, role: 'specialist' });
}
const looks = ({ backend }: ReturnType<typeof open>) =>
  backend.calls
    .filter(({ name }) => name === 'open_chart')
    .map(({ args }) => [...(args as { p_categories: string[] }).p_categories].sort().join(' '));

describe('a chart by the rights of now', () => {
  it('opens nothing by being drawn, one part by a press, and names what is closed', async () => {
    const drawn = open(<Chart visit={VISIT} />, grant('conditions', 'readings'));
    const conditions = within(await screen.findByRole('region', { name: 'Conditions' }));
    expect(looks(drawn)).toEqual([]);
    expect(screen.getByText(/these are not open to you: allergies and profile, medicines,.*Please ask/)).toBeDefined();
    fireEvent.click(conditions.getByRole('button', { name: 'Open conditions' }));
    expect(await conditions.findByText('Asthma')).toBeDefined();
    expect(conditions.getByText('The patient asked to have this corrected.')).toBeDefined();
    expect(looks(drawn)).toEqual(['conditions']);
  });

  it('empties at once when something is taken back, without another look', async () => {
    const drawn = open(<Chart visit={VISIT} />, grant('conditions', 'readings'));
    fireEvent.click(await screen.findByRole('button', { name: 'Open conditions' }));
    const conditions = within(screen.getByRole('region', { name: 'Conditions' }));
    await conditions.findByText('Asthma');
    drawn.backend.answer('rights_to_chart', grant('readings'));
    act(() => drawn.backend.sendLive());
    await waitFor(() => expect(screen.queryByText('Asthma')).toBeNull());
    expect(looks(drawn)).toEqual(['conditions']);
    expect(drawn.backend.queries.getQueryData(['chart', 'patient', 'conditions'])).toBeUndefined();
  });

  it('draws three values as a plot with the same numbers in a table, and fewer as a list', async () => {
    open(<Chart visit={VISIT} asked={['readings']} />, grant('readings'));
    const plot = await screen.findByRole('img', {
      name: /Peak flow, 3 values from 12 Nov 2026 to 26 Nov 2026, last 410/,
    });
    expect(plot.querySelectorAll('circle')).toHaveLength(3);
    expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(3);
  });

  it('says what is not there when a look fails, and tries again', async () => {
    const drawn = open(<Chart visit={VISIT} />, grant('conditions'), { read_look: refuse('', '', 500) });
    fireEvent.click(await screen.findByRole('button', { name: 'Open conditions' }));
    expect(await screen.findByText('Part of the record could not be read')).toBeDefined();
    expect(looks(drawn)).toHaveLength(1);
  });
});

describe('brief, allergies and chart together', () => {
  it('look at each part once, and a source leads to the part that says more', async () => {
    const granted = grant('profile', 'medicines', 'conditions', 'readings');
    const drawn = open(
      <>
        <AllergyLine visit={VISIT} />
        <BriefAndChart visit={VISIT} />
      </>,
      granted,
    );
    const brief = within(await screen.findByRole('region', { name: 'Two-minute brief' }));
    expect(brief.getByText('Dry cough')).toBeDefined();
    expect(brief.getByText(/Peak flow 410 L\/min; between 380 and 420 in 3 readings/)).toBeDefined();
    expect(brief.getByText(/Notes, documents, results/)).toBeDefined();
    expect(within(screen.getByRole('note', { name: 'Allergies' })).getByText('hives, life-threatening')).toBeDefined();
    fireEvent.click(brief.getByRole('button', { name: /3 readings/ }));
    expect(await screen.findByRole('img', { name: /Peak flow/ })).toBeDefined();
    expect(looks(drawn).join(' ').split(' ').sort()).toEqual(['conditions', 'medicines', 'profile', 'readings']);
  });
});

describe('the allergy line', () => {
  it.each([
    ['not shared', [], {}, /Allergies are not open to you\. Please ask Thandi Nkosi/],
    ['not asked about', grant('profile'), { profile: [] }, /Nobody has recorded asking/],
    ['could not be read', grant('profile'), refuse('', '', 500), /could not be read/],
  ])('warns when they are %s', async (_, granted, profile, expected) => {
    const isRefusal = 'refusal' in profile;
    const answer = { opened_at: AT, categories: { profile: { state: 'shown', sections: profile } } };
    open(<AllergyLine visit={VISIT} />, granted, { read_look: isRefusal ? profile : answer });
    expect(await screen.findByText(expected)).toBeDefined();
  });

  const FACTS = { kind: 'facts', date_of_birth: '2022-08-14', gender: 'male', blood_type: null };
  const seen = (none_known: object | null) => ({
    ...{ opened_at: AT },
    categories: { profile: { state: 'shown', sections: { profile: [{ ...FACTS, none_known }] } } },
  });
  const NONE_KNOWN = { at: AT, by: 'doctor', by_name: 'Naledi Mokoena', from: 'mother', from_name: 'Nomsa Khumalo' };
  const mayAdd = [{ ...grant('profile')[0], adds: ['profile'] }];

  it('takes the answer in place, where the reader may add', async () => {
    const drawn = open(<AllergyLine visit={VISIT} />, mayAdd, { read_look: seen(null), say_no_allergies: {} });
    expect(await screen.findByText('Ask the adult who is there, then')).toBeDefined();
    drawn.backend.answer('read_look', seen(NONE_KNOWN));
    fireEvent.click(screen.getByRole('button', { name: 'None known' }));
    expect(await screen.findByText(/^Naledi Mokoena asked Nomsa Khumalo, /)).toBeDefined();
    expect(drawn.backend.calls.find(({ name }) => name === 'say_no_allergies')?.args).toEqual({
      ...{ p_none: true, p_patient: 'patient', p_screen: 'consultation' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Add one allergy' }));
    expect(await screen.findByRole('dialog', { name: 'Add an allergy' })).toBeDefined();
  });

  it('says that none are known and who said so, without acts for who may only look', async () => {
    open(<AllergyLine visit={VISIT} />, grant('profile'), {
      read_look: seen({ ...NONE_KNOWN, by: 'mother', by_name: 'Nomsa Khumalo' }),
    });
    expect(await screen.findByText('None known')).toBeDefined();
    expect(screen.getByText(/^Nomsa Khumalo said so, /)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('stays with the question when the answer is refused', async () => {
    open(<AllergyLine visit={VISIT} />, mayAdd, {
      read_look: seen(null),
      say_no_allergies: refuse('P0001', 'chart.allergyListed'),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'None known' }));
    expect(await screen.findByText(/The record names an allergy/)).toBeDefined();
    expect(screen.getByText('Nobody has recorded asking')).toBeDefined();
  });
});

it('facts are put into a note with their source and date', () => {
  expect(
    factsToInsert(
      new Map([
        [
          'readings',
          [
            {
              ...{ kind: 'observation', id: 'a', code: 'peak_flow', label: 'Peak flow', unit: 'L/min', value: 410 },
              ...{ secondValue: null, takenAt: new Date(AT), source: 'typed', recordedBy: '' },
              ...{ comparator: '', takenPrecision: 'moment', seen: null, importedFrom: '' },
            },
          ],
        ],
      ]),
    ),
  ).toEqual([{ label: 'Peak flow 410', text: 'Peak flow 410 L/min (typed, 1 Nov 2026)' }]);
});

describe('what the patient needs in the visit', () => {
  const brief = () => screen.findByRole('region', { name: 'Two-minute brief' });

  it('stands in the brief, with its source', async () => {
    open(<BriefAndChart visit={VISIT} />, grant('profile'));
    const line = within(await brief())
      .getByText(/^Large text/)
      .closest('li');
    expect(line?.textContent).toContain('Needs');
    expect(line?.textContent).toContain('The patient’s profile');
  });

  it('is no failure once the visit is over', async () => {
    open(<BriefAndChart visit={VISIT} />, grant('profile'), { visit_needs: refuse('P0001', 'booking.notFound') });
    expect((await brief()).textContent).not.toMatch(/Large text|could not be read/);
  });

  it('is said to be missing where it could not be read', async () => {
    open(<BriefAndChart visit={VISIT} />, grant('profile'), { visit_needs: refuse('', '', 0) });
    expect((await brief()).textContent).toContain('Part of the record could not be read');
  });
});
