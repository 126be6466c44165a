import { isMessageId, messageText } from '@telehealth/contracts/messages';

/** The text of a schema issue, which is a message id; other texts are returned unchanged. */
export function fieldErrorText(issue: string): string {
  return isMessageId(issue) ? messageText(issue) : issue;
}

/** The first error in an entry of the form's error tree: its own, or that of its first part with one. */
export function firstIssue(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string' && error.message !== '') return error.message;
  // `ref` is the DOM element; descending into it would walk the whole page.
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

/** All errors as a flat list with their field paths. */
export function allIssues(errors: object, path: readonly string[] = []): NamedIssue[] {
  return Object.entries(errors).flatMap(([key, error]): NamedIssue[] => {
    if (typeof error !== 'object' || error === null || key === 'ref') return [];
    const here = [...path, key];
    const own = 'message' in error && typeof error.message === 'string' ? error.message : undefined;
    // The entries of a list are one field.
    const issue = own ?? (Array.isArray(error) ? firstIssue(error) : undefined);
    return issue === undefined ? allIssues(error, here) : [{ name: here.join('.'), text: fieldErrorText(issue) }];
  });
}
