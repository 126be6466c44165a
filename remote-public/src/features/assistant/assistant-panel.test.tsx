// @vitest-environment jsdom
import { DEVICE_TEST_PATH } from '@telehealth/contracts/routes';
import { ASSISTANT_PLACE } from '@telehealth/contracts/shell';
import { createFakeBackend } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { scanForRedFlags } from '@telehealth/triage/red-flags';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetHandedOverWho, handedOverWho } from '../../handover/handed-over-who';
import { ERRANDS, type Intent, TOPIC_INTENTS } from '../../understand/intent';
import { AssistantButton } from './assistant-button';
import { AssistantPanel } from './assistant-panel';
import { TOPICS } from './topics';
// Imported before the first test, so that it does not wait for the load.
import '@telehealth/care/safety/scan-reason';
import '../../understand/understand';

const DANGER = 'I have crushing chest pain';
const loading = vi.hoisted(() => ({ fails: false }));
vi.mock('@telehealth/care/safety/scan-reason', async (original) => {
  const engine = await original<typeof import('@telehealth/care/safety/scan-reason')>();
  return {
    get scanForRedFlags() {
      if (loading.fails) throw new Error('not there');
      return engine.scanForRedFlags;
    },
    namesComplaint: engine.namesComplaint,
    RedFlagNotice: engine.RedFlagNotice,
    checkOfFlags: engine.checkOfFlags,
  };
});

const open = () => {
  const view = renderInHost(<AssistantPanel onClose={() => undefined} />);
  return { ...view, user: userEvent.setup() };
};
const ask = async (user: ReturnType<typeof userEvent.setup>, text: string) => {
  await user.click(screen.getByLabelText('Your question'));
  await user.paste(text);
  await user.keyboard('{Enter}');
};
const log = () => screen.getByRole('log');

afterEach(() => {
  cleanup();
  loading.fails = false;
});

describe('the assistant', () => {
  it.each([
    ['I need a sick note', '/find-specialist?specialty=general&sort=price'],
    ['can somebody explain my blood results', '/find-specialist?specialty=general&sort=price'],
    ['I want to go on the pill', '/find-specialist?specialty=general&sort=price'],
    ['I want an HIV test', '/find-specialist?specialty=general&sort=price'],
    ['I need a repeat of my tablets', '/my-prescriptions'],
    ['can I see the same doctor again', '/patient/appointments'],
  ])('leads first to the cheapest right way: %s', async (words, to) => {
    const { user } = open();
    await ask(user, words);
    const [first] = await within(log()).findAllByRole('link');
    expect(first?.getAttribute('href')).toBe(to);
  });

  it('says first what it is not, and what becomes of the words', () => {
    open();
    const dialog = screen.getByRole('dialog', { name: 'Assistant' });
    const about = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
    expect(about).toMatch(/not a person, and not a doctor/);
    expect(about).toMatch(/stays on this page/);
  });

  it('offers the whole list before anything is typed', () => {
    open();
    const topics = within(log()).getByRole('list', { name: 'Topics' });
    expect(within(topics).getAllByRole('button')).toHaveLength(TOPIC_INTENTS.length);
  });

  it.each(TOPIC_INTENTS)('answers the topic %s with a link to a page', async (intent) => {
    const { user } = open();
    const { label, answer, links } = TOPICS[intent];
    await user.click(screen.getByText(label));
    const turn = screen.getByText(answer).closest('div') as HTMLElement;
    const found = [...turn.querySelectorAll('a[href^="/"]')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    expect(found).toEqual(links.map((link) => [link.label, link.to]));
  });

  it.each(ERRANDS)('has an answer to %s that leads to a page and fits a phone', (intent) => {
    const { answer, links } = TOPICS[intent];
    expect(links[0].to).toMatch(/^\//);
    expect(answer.split(/\s+/).length).toBeLessThanOrEqual(65);
  });

  it('answers a narrow question with its own answer, not with the topic it belongs to', async () => {
    const { user } = open();
    await ask(user, 'the pharmacy says the script is not valid');
    expect(await screen.findByText(TOPICS.scriptRefused.answer)).toBeDefined();
  });

  it('understands typed words, keeps the focus in the field and puts nothing into addresses or storage', async () => {
    const { user, backend } = open();
    await ask(user, 'cancle my apointment, I am Thandi Dlamini');
    expect(await screen.findByText(TOPICS.cancel.answer)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Your question'));
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses.join()).not.toMatch(/Thandi|apointment/);
    expect([localStorage.length, sessionStorage.length, backend.calls.length]).toEqual([0, 0, 0]);
  });

  it.each(['I have a headache', 'my child has a cough', 'ek het hoofpyn'])(
    'leads whoever tells of a complaint to the checker and a specialist: “%s”',
    async (text) => {
      const { user } = open();
      await ask(user, text);
      expect(await screen.findByText(TOPICS.symptomCheck.answer)).toBeDefined();
    },
  );

  it('says that it did not understand, with the whole list and a person', async () => {
    const { user } = open();
    await ask(user, 'who won the rugby');
    const turn = (await screen.findByText(/I did not understand that/)).closest('div') as HTMLElement;
    expect(within(turn).getAllByRole('button')).toHaveLength(TOPIC_INTENTS.length);
    expect(within(turn).getByRole('button', { name: TOPICS.humanContact.label })).toBeDefined();
  });

  it('shows the emergency card in place of everything, and answers only after “not about me now”', async () => {
    const { user } = open();
    await ask(user, `book an appointment, ${DANGER}`);
    const card = await screen.findByRole('alert');
    expect(document.activeElement).toBe(card);
    expect(within(card).getByRole('link', { name: /112/ }).getAttribute('href')).toBe('tel:112');
    expect(screen.queryByRole('log')).toBeNull();
    expect(screen.queryByLabelText('Your question')).toBeNull();
    expect(screen.queryByText(TOPICS.book.answer)).toBeNull();
    await user.click(within(card).getByRole('button', { name: 'This is not about me now' }));
    const answer = await screen.findByText(TOPICS.book.answer);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement?.contains(answer) && log().contains(document.activeElement)).toBe(true);
  });

  it.each<[string, Intent, string]>([
    ['do you take medical aid', 'medicalAid', '/find-specialist?insurance=1'],
    ['how much is that in rand', 'rands', '/find-specialist'],
    ['I need a sick note for my boss', 'sickNote', '/service/my-prescriptions'],
    ['praat julle Afrikaans', 'language', '/find-specialist'],
    ['I want to speak to a human', 'humanContact', '/contact'],
    ['delete my account', 'closeAccount', '/patient/account-settings'],
    ['how long does a refund take', 'refund', '/contact'],
    ['what if there is load shedding during my visit', 'powerCut', '/contact'],
    ['what is this', 'about', '/terms'],
  ])('“%s” is answered, or handed on with a link to the place', async (text, intent, place) => {
    const { user } = open();
    await ask(user, text);
    const answer = await screen.findByText(TOPICS[intent].answer);
    const links = [...(answer.closest('div')?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(links).toContain(place);
  });

  it('opens for thoughts of suicide with the crisis line and no visit', async () => {
    const { user } = open();
    await ask(user, 'I want to end my life');
    const card = await screen.findByRole('alert');
    const [first] = within(card).getAllByRole('link');
    expect(first?.textContent).toContain('0800 567 567');
    expect(card.textContent).toContain('You are not alone');
    expect(card.textContent).not.toMatch(/book/i);
  });

  it('leads to the test of devices, which another section has', async () => {
    const { user } = open();
    await user.click(screen.getByText(TOPICS.technicalTest.label));
    expect(screen.getByRole('link', { name: 'Start the test' }).getAttribute('href')).toBe(DEVICE_TEST_PATH);
  });

  it('answers no typed question while danger signs cannot be read; the topics still work', async () => {
    loading.fails = true;
    const { user } = open();
    await ask(user, 'book an appointment');
    expect(await screen.findByText(/I cannot answer typed questions right now/)).toBeDefined();
    expect(screen.queryByText(TOPICS.book.answer)).toBeNull();
    await user.click(screen.getAllByText(TOPICS.book.label)[0] as HTMLElement);
    expect(screen.getByText(TOPICS.book.answer)).toBeDefined();
  });

  it('sends nothing for an empty question', async () => {
    const { user } = open();
    await ask(user, '   ');
    expect(within(log()).queryByText('You:')).toBeNull();
  });
});

describe('its door', () => {
  it('stands in the header of the page, so that it lies over nothing, and leaves it with its page', async () => {
    const header = document.createElement('header');
    header.id = ASSISTANT_PLACE;
    document.body.append(header);
    const { unmount } = renderInHost(<AssistantButton />);
    await within(header).findByRole('button', { name: 'Ask' });
    unmount();
    expect(header.childElementCount).toBe(0);
    header.remove();
  });

  it('opens the panel, Escape closes it, the focus comes back and nothing is remembered', async () => {
    renderInHost(<AssistantButton />);
    const user = userEvent.setup();
    const door = await screen.findByRole('button', { name: 'Ask' });
    await user.click(door);
    await screen.findByRole('dialog', { name: 'Assistant' });
    await ask(user, 'what are your prices');
    await screen.findByText(TOPICS.prices.answer);
    screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(door);
    await user.click(door);
    await screen.findByRole('dialog');
    expect(screen.queryByText(TOPICS.prices.answer)).toBeNull();
  });

  it('closes when an answer is followed to its page', async () => {
    renderInHost(<AssistantButton />);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Ask' }));
    await user.click(await screen.findByRole('button', { name: TOPICS.find.label }));
    await user.click(screen.getByRole('link', { name: 'Find a specialist' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('words about somebody else', () => {
  const SIPHO = {
    ...{ id: '7b0f0c1e-2f5a-4c5d-9a3e-1d2c3b4a5f60', name: 'Sipho Nkosi', first_name: 'Sipho', gender: 'male' },
    ...{
      relation: 'child',
      basis: 'guardian',
      scopes: ['book', 'records'],
      since: '2026-01-01T08:00:00Z',
      until: null,
    },
    ...{ delegation_id: '7b0f0c1e-2f5a-4c5d-9a3e-1d2c3b4a5f61', has_sign_in: false, next_visit: null },
    ...{ allergies: 'not_asked', turns_12_on: null, turns_18_on: null },
    date_of_birth: `${new Date().getFullYear() - 4}-01-01`,
  };
  const openWith = (people: object[]) => {
    const backend = createFakeBackend({ my_people: people, save_symptom_check: { id: 'check' } });
    return { ...renderInHost(<AssistantPanel onClose={() => undefined} />, { backend }), user: userEvent.setup() };
  };

  it('offers those of the family whom they fit, by name, in their own record, or none', async () => {
    const { user } = openWith([SIPHO, { ...SIPHO, id: 'other', first_name: 'Lwazi', date_of_birth: '2010-01-01' }]);
    await ask(user, 'my 4 year old has a runny nose');
    const whose = within(await screen.findByRole('list', { name: 'Whose record it is' }));
    expect(screen.getByText('a child of 4')).toBeDefined();
    expect((await whose.findByRole('link')).getAttribute('href')).toBe(`/for/${SIPHO.id}/symptom-checker`);
    expect(whose.getByRole('link').textContent).toBe('Is it Sipho, 4?');
    forgetHandedOverWho();
    await user.click(screen.getByRole('button', { name: 'Check without a record' }));
    expect(handedOverWho()).toEqual({ age: 4, unit: 'years' });
  });

  it('says nothing of it where nobody is named', async () => {
    const { user } = openWith([SIPHO]);
    await ask(user, 'I have a runny nose');
    expect(await screen.findByText(TOPICS.symptomCheck.answer)).toBeDefined();
    expect(screen.queryByText(/You wrote about/)).toBeNull();
  });

  it('gives the age to the danger signs, which adds some and takes none away', () => {
    const flags = (text: string, age?: number) =>
      scanForRedFlags(text, age === undefined ? undefined : { age }).map(({ ruleId }) => ruleId);
    for (const text of ['my 6 week old has a fever of 38.5', 'my toddler is floppy', DANGER]) {
      for (const age of [0.1, 3, 40]) expect(flags(text, age)).toEqual(expect.arrayContaining(flags(text)));
    }
    expect(flags('has a fever of 38.5', 0.1).length).toBeGreaterThan(flags('has a fever of 38.5').length);
  });
});
