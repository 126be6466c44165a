import type { Fixture } from './fixture';
import { FORM_FIXTURES } from './form.fixtures';
import { PAGE_FIXTURES } from './page.fixtures';
import { DIALOG_FIXTURES, PART_FIXTURES } from './parts.fixtures';

/** All components in all states. */
export const FIXTURES: readonly Fixture[] = [...PAGE_FIXTURES, ...PART_FIXTURES, ...FORM_FIXTURES, ...DIALOG_FIXTURES];
