import { ClerkError } from './clerk-error';
import type { IdentityCore } from './identity-core';
import type { SessionWithUser } from './identity-rows';
import { type SessionTask, tasksOf } from './two-step';

/** What a session may do at the moment. */
export interface SessionStanding {
  tasks: readonly SessionTask[];
  /** Whether it waits for a task of its person: then it counts for nothing but that. */
  isPending: boolean;
}

export async function standingOf(core: IdentityCore, session: SessionWithUser): Promise<SessionStanding> {
  const tasks = await tasksOf(core, session);
  return { tasks, isPending: tasks.length > 0 };
}

/** 403: what was asked for is not for a session that waits for a task. */
export function sessionIsPending(): ClerkError {
  return new ClerkError({
    status: 403,
    code: 'session_pending',
    message: 'The session is pending',
    longMessage: 'Set up two-step sign-in first. Until then this session opens nothing else.',
  });
}
