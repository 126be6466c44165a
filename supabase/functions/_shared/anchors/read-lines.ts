import type { Project } from '../project.ts';
import type { LogRow, WantedChain } from './check-chains.ts';

/** As much as one call gives. */
const ROWS = 5_000;
const CHAINS = 200;

/** The rows of the wanted chains, by patient; asked for in as many calls as it takes. */
export async function readLines(project: Project, wanted: readonly WantedChain[]): Promise<Map<string, LogRow[]>> {
  const rows = new Map<string, LogRow[]>(wanted.map(({ patientId }) => [patientId, []]));
  let left = wanted.map(({ patientId, anchored, isWhole }) => ({
    patient_id: patientId,
    after: isWhole ? 0 : anchored.seq,
  }));
  while (left.length > 0) {
    const asked = left.slice(0, CHAINS);
    const got = (await project.asServer('access_log_lines', { p_wanted: asked, p_limit: ROWS })) as LogRow[];
    for (const row of got) rows.get(row.patient_id)?.push(row);
    const last = got.at(-1);
    const at = got.length === ROWS && last ? asked.findIndex(({ patient_id }) => patient_id === last.patient_id) : -1;
    // A full answer may have ended within a chain: it goes on there.
    left =
      last && at >= 0 ? [{ patient_id: last.patient_id, after: last.seq }, ...left.slice(at + 1)] : left.slice(CHAINS);
  }
  return rows;
}
