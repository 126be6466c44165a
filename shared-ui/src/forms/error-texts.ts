import { isMessageId, messageText } from '@telehealth/contracts';

/** The sentence for an issue of a schema, which is the id of a message; other texts are shown as they are. */
export function fieldErrorText(issue: string): string {
  return isMessageId(issue) ? messageText(issue) : issue;
}

/** The first problem in an entry of the form's error tree: its own, or that of the first part that has one. */
export function firstIssue(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string' && error.message !== '') return error.message;
  // `ref` holds the control itself; looking into a DOM element would walk the whole page.
  const parts = Object.entries(error).filter(([key]) => key !== 'ref');
  for (const [, part] of parts) {
    const issue = firstIssue(part);
    if (issue !== undefined) return issue;
  }
  return undefined;
}

export interface NamedIssue {
  name: string;
  text: string;
}

/** All problems, flat, with the path of their field. */
export function allIssues(errors: object, path: readonly string[] = []): NamedIssue[] {
  return Object.entries(errors).flatMap(([key, error]): NamedIssue[] => {
    if (typeof error !== 'object' || error === null || key === 'ref') return [];
    const here = [...path, key];
    const own = 'message' in error && typeof error.message === 'string' ? error.message : undefined;
    // Entries of a list are one field together.
    const issue = own ?? (Array.isArray(error) ? firstIssue(error) : undefined);
    return issue === undefined ? allIssues(error, here) : [{ name: here.join('.'), text: fieldErrorText(issue) }];
  });
}
