// Templates for a kind of notification: who tells it, its entry in the catalogue, and a test that it is told.

const CATALOGUE = 'shared-contracts/src/notifications';
const EVENT = /^([a-z]+)\.([a-z][a-zA-Z]*)$/;
const READERS = ['patient', 'specialist'];
const parted = (name, sign) => name.replace(/[A-Z]/g, (letter) => `${sign}${letter.toLowerCase()}`);
/** `booking.inAMonth`: a visit's booking is told to its sides, anything else to a person. */
const isOfVisit = (event) => event.startsWith('booking.');

const sql = ({
  event,
  call,
  reader,
}) => `-- Say here what happened when somebody is told so, and what calls this in the same transaction.

create function private.${call}(${isOfVisit(event) ? 'p_row public.appointments' : 'p_recipient uuid, p_ref uuid'}) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  ${
    isOfVisit(event)
      ? `perform private.tell_visit(p_row, '${event}', '${reader}');`
      : `perform private.notify(p_recipient, '${event}', p_ref, '{}', '${event}:' || p_ref || ':' || p_recipient);`
  }
end $$;
comment on function private.${call}(${isOfVisit(event) ? 'public.appointments' : 'uuid, uuid'}) is
  'Say here what it tells whom. It tells once.';
`;

const kind = ({ event, reader, place }) => `  '${event}': {
    for: '${reader}',
    title: 'Say here what happened, without a reason, a condition or a medicine',
    leads: '${place}',
  },
`;

const mailOfVisit = ({ event, reader }) => `  '${event}.${reader}': {
    subject: (visit) => \`Say here what became of the visit on \${starts(visit)}\`,
    lines: (visit) => ['Say here what happened, the important first.', details(visit)],
  },
`;

/** @param {{ imports?: string, support: string, beforehand?: string, told: string }} parts what differs between the two */
const test = ({ imports = '', support, beforehand = '', told }) => `${imports}import {
  startTestDatabase,
  type TestDatabase,
} from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';
${support}
let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
${beforehand}});
afterAll(() => db.drop());

${told}`;

const testOfVisit = ({ event, call, reader }) =>
  test({
    support: `import { addPatient, addSpecialist } from '../support/people';
import { bookVisit, toldOf, useSandbox } from '../support/visits';
`,
    beforehand: '  await useSandbox(db.sql);\n',
    told: `it('is told to the ${reader} alone, once', async () => {
  const specialist = await addSpecialist(db.sql);
  const patient = await addPatient(db.sql);
  const id = await bookVisit(db.sql, patient, specialist);
  const tell = () => db.sql\`select private.${call}(a) from public.appointments a where a.id = \${id}\`;
  await tell();
  await tell();
  const timesTold = async (who: string) => (await toldOf(db.sql, who, id)).filter((event) => event === '${event}').length;
  expect([await timesTold(patient), await timesTold(specialist.id)]).toEqual(${reader === 'patient' ? '[1, 0]' : '[0, 1]'});
});
`,
  });

const testOfPerson = ({ event, call, reader }) => {
  const [add, made] = reader === 'patient' ? ['addPatient', 'who'] : ['addSpecialist', '{ id: who }'];
  return test({
    imports: "import { randomUUID } from 'node:crypto';\n",
    support: `import { ${add} } from '../support/people';
import { toldOf } from '../support/visits';
`,
    told: `it('is told once, with what it is about', async () => {
  const ${made} = await ${add}(db.sql);
  const about = randomUUID();
  const tell = () => db.sql\`select private.${call}(\${who}, \${about})\`;
  await tell();
  await tell();
  expect(await toldOf(db.sql, who, about)).toEqual(['${event}']);
});
`,
  });
};

/** Puts a text before the first such end behind a beginning. */
function before(text, beginning, end, more) {
  const from = text.indexOf(beginning);
  const at = text.indexOf(end, from);
  if (from === -1 || at === -1) throw new Error(`The catalogue has no ${beginning}`);
  return `${text.slice(0, at + 1)}${more}${text.slice(at + 1)}`;
}

/** The file of the catalogue that has kinds of this area of events. */
function fileOf(area, files, read) {
  const named = files.filter((file) => new RegExp(`^${CATALOGUE}/[a-z]+\\.ts$`).test(file));
  const found = named.find((file) => new RegExp(`^  '${area}\\.\\w+': \\{ ?(\\n    )?for: `, 'm').test(read(file)));
  if (found === undefined) throw new Error(`The catalogue has no notifications of ${area}`);
  return found;
}

/**
 * Returns the files of a new kind of notification, by path.
 * @param {{ event: string, reader: string, place: string, area: string, files: readonly string[], read: (file: string) => string }}
 * wanted event: `booking.inAMonth`; reader: `patient` or `specialist`; place: a key of PLACES; area: a folder of supabase/schemas;
 * files: those of the repository; read: a reader of them
 * @returns {Record<string, string>}
 * @throws Error where the event is no name or taken, or a reader, place or folder is not known
 */
export function newNotification({ event, reader, place, area, files, read }) {
  const [, ofEvent, what] = EVENT.exec(event) ?? [];
  if (what === undefined) throw new Error(`${event} is no name of a notification: area.whatHappened`);
  if (!READERS.includes(reader))
    throw new Error(`A notification is for one of ${READERS.join(', ')}, not for ${reader}`);
  if (!new RegExp(`^  ${place}: \\{`, 'm').test(read(`${CATALOGUE}/places.ts`)))
    throw new Error(`There is no place ${place}`);
  if (!files.some((file) => file.startsWith(`supabase/schemas/${area}/`)))
    throw new Error(`There is no area ${area} in supabase/schemas`);
  const catalogue = fileOf(ofEvent, files, read);
  const kinds = read(catalogue);
  if (kinds.includes(`  '${event}': {`)) throw new Error(`${event} is a notification already`);
  const wanted = { event, reader, place, call: `tell_${ofEvent}_${parted(what, '_')}` };
  const withKind = before(kinds, 'export const ', '\n} satisfies Kinds;', kind(wanted));
  const file = `${ofEvent}-${parted(what, '-')}`;
  return {
    [`supabase/schemas/${area}/telling-${file}.sql`]: sql(wanted),
    [catalogue]: isOfVisit(event)
      ? before(withKind, 'export const BOOKING_MAILS', '\n};', mailOfVisit(wanted))
      : withKind,
    [`supabase/tests/${area}/telling-${file}.test.ts`]: (isOfVisit(event) ? testOfVisit : testOfPerson)(wanted),
  };
}
