import type { ChartCategory, LookScreen } from '@telehealth/contracts/chart';
import type { WithClient } from '../client/backend';
import { readAudited } from '../client/read-audited';
import { type ChartLook, chartAnswer } from './chart.schema';

interface Asked {
  categories: Set<ChartCategory>;
  look: Promise<ChartLook>;
}
/** Requests of one task are merged into one audited read, so that parts of a page drawn together open the chart once. */
const ASKED = new WeakMap<object, Map<string, Asked>>();

/**
 * Opens a category of a patient's chart. Each read is a line in the patient's access log, so requests of several components in
 * one task are opened together.
 * @param screen where it is shown, for the log
 * @throws AppError access.notGranted when none of it is open
 */
export function lookAtChart(
  backend: WithClient,
  { patientId, category, screen }: { patientId: string; category: ChartCategory; screen: LookScreen },
): Promise<ChartLook> {
  const waiting = ASKED.get(backend.client) ?? new Map<string, Asked>();
  ASKED.set(backend.client, waiting);
  const found = waiting.get(patientId);
  if (found !== undefined) {
    found.categories.add(category);
    return found.look;
  }
  const categories = new Set([category]);
  const look = nextTask().then(() => {
    waiting.delete(patientId);
    const p_categories = [...categories];
    const opening = backend.client.rpc('open_chart', { p_patient: patientId, p_categories, p_screen: screen });
    return readAudited(backend.client, opening, chartAnswer);
  });
  waiting.set(patientId, { categories, look });
  return look;
}

/** Effects of one render run before it. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
