// node bench/reads.mjs [rounds]: where the time of a read goes, by how deep it is sent: the SQL alone on a bare connection, its
// transaction, the REST library, gate and token, all of it over HTTP; beside an empty answer by node's http. Needs a build (npm
// run build). All are asked in turn, so that a busy moment hits all of them; one person of twenty after the other.

import { fileURLToPath } from 'node:url';
import { startDatabases } from './database/databases.mjs';
import { uuidOf } from './database/over-http.mjs';
import { median } from './database/times.mjs';
import { openLayers } from './reads/layers.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const rounds = Math.max(20, Number(process.argv[2] ?? 300));
/** Until code and plans are warm. */
const WARM_UP = 60;
const PEOPLE = Array.from({ length: 20 }, (_, at) => uuidOf(`p${at + 1}`));
const ONE_PRACTICE = JSON.stringify({ specialistId: uuidOf('s1') });
const inJson = (from) => `select to_json(q)::text as j from (${from}) as q`;

/** What pages ask: the list of visits, the openings of one practice, and a table. */
const READS = {
  my_appointments: {
    path: 'rpc/my_appointments',
    body: '{}',
    statement: inJson('select * from public.my_appointments()'),
  },
  find_slots: {
    path: 'rpc/find_slots',
    body: JSON.stringify({ p_filters: JSON.parse(ONE_PRACTICE) }),
    statement: inJson(`select * from public.find_slots('${ONE_PRACTICE}')`),
  },
  my_people: {
    path: 'rpc/my_people',
    body: '{}',
    statement: inJson('select * from public.my_people()'),
  },
};

const signed = (ms) => `${ms < 0 ? '' : '+'}${ms.toFixed(2)}`;
const line = (cells) => console.log(cells.map((cell, at) => String(cell).padEnd(at ? 26 : 30)).join(''));
const { databases, stateDir, stop } = await startDatabases([{ patients: 2_000, visits: 20_000 }]);
const [database] = databases;
const { layers, become, close } = await openLayers(ROOT, database, stateDir);
try {
  console.log(
    `${rounds} rounds; ms: median (min to max), and what the layer adds to the one above, by median and by min`,
  );
  for (const [name, read] of Object.entries(READS)) {
    const taken = new Map(Object.keys(layers).map((layer) => [layer, []]));
    for (let round = -WARM_UP; round < rounds; round += 1) {
      const person = PEOPLE[(round + WARM_UP) % PEOPLE.length];
      await become(person);
      for (const [layer, send] of Object.entries(layers)) {
        const from = performance.now();
        await send(read, person);
        if (round >= 0) taken.get(layer).push(performance.now() - from);
      }
    }
    console.log(`\n${name}`);
    let above = { middle: 0, least: 0 };
    for (const [layer, times] of taken) {
      const [middle, least, most] = [median(times), Math.min(...times), Math.max(...times)];
      const adds = `${signed(middle - above.middle)}, ${signed(least - above.least)}`;
      const span = `${least.toFixed(2)} to ${most.toFixed(2)}`;
      line([layer, `${middle.toFixed(2)} (${span})`, layer.startsWith('empty') ? '' : adds]);
      above = { middle, least };
    }
  }
} finally {
  await close();
  await stop();
}
