import { ClerkError } from './clerk-error';
import type { IdentityCore } from './identity-core';
import type { SessionWithUser } from './identity-rows';
import { type SessionTask, tasksOf } from './two-step';

export interface SessionStanding {
  tasks: readonly SessionTask[];
  /** Whether it waits for a task of its user; until then it can do nothing else. */
  isPending: boolean;
}

export async function standingOf(core: IdentityCore, session: SessionWithUser): Promise<SessionStanding> {
  const tasks = await tasksOf(core, session);
  return { tasks, isPending: tasks.length > 0 };
}

/** 403: a session with open tasks may not do this. */
export function sessionIsPending(): ClerkError {
  return new ClerkError({
    status: 403,
    code: 'session_pending',
    message: 'The session is pending',
    longMessage: 'Set up two-step sign-in first. Until then this session opens nothing else.',
  });
}
