/** A line of JSON in the function's log, which the project keeps: facts about the machinery only, never about people. */
export const report = (event: string, values: Record<string, string>): void => {
  // biome-ignore lint/suspicious/noConsole: a hosted function's console is its log.
  console.warn(JSON.stringify({ event, ...values }));
};

/** Hears an event of the machinery. */
export type Report = typeof report;
