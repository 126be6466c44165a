import type { AuthActions } from '../identity/auth-actions';
import type { MessageId } from '../messages/catalogue';
import type { PathParams } from '../routes/path-to';
import type { RouteId } from '../routes/route-table';

export const THEME_CHOICES = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];
export interface ThemeService {
  choice: ThemeChoice;
  choose(choice: ThemeChoice): void;
}
/** Search parameters to put behind a path; undefined ones are left out. */
export type Search = Readonly<Record<string, string | undefined>>;

/** What the host does for remotes. Four members; a fifth needs a decision record. */
export interface HostServices {
  navigateTo<Id extends RouteId>(
    id: Id,
    params?: PathParams<Id>,
    options?: { search?: Search; replace?: boolean },
  ): void;
  /** Shows a message of the catalogue as a toast. */
  notify(id: MessageId, values?: Readonly<Record<string, string>>): void;
  auth: AuthActions;
  theme: ThemeService;
}
