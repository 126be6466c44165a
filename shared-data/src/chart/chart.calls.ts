import type { ChartCategory, LookScreen } from '@telehealth/contracts';
import type { WithClient } from '../client/backend';
import { readLook } from '../client/read-look';
import { type ChartLook, chartAnswer } from './chart.schema';

interface Asked {
  categories: Set<ChartCategory>;
  look: Promise<ChartLook>;
}
/** What is asked for in one moment is one look: parts that are drawn together open the chart once. */
const ASKED = new WeakMap<object, Map<string, Asked>>();

/**
 * Opens a category of a patient's chart. Each look is a line in the patient's log, so what several parts of a screen ask
 * for in the same moment is opened together.
 * @param screen where it is looked at, for the log
 * @throws AppError access.notGranted when nothing of it is open
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
    return readLook(backend.client, opening, chartAnswer);
  });
  waiting.set(patientId, { categories, look });
  return look;
}

/** Effects of one drawing run before it. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
