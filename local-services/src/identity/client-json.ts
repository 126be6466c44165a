import type { ClientJSON, SessionJSON } from '@clerk/shared/types';
import type { Answer } from './answer-shape';
import { signInJson, signUpJson } from './attempt-json';
import { findSignIn, findSignUp } from './attempts';
import { describeUser } from './describe-user';
import { findCode } from './email-codes';
import { secondFactors } from './factors';
import type { IdentityCore } from './identity-core';
import type { ClientRow, SessionRow, SessionWithUser, SignInRow, SignUpRow } from './identity-rows';
import { derivedId } from './opaque-ids';
import { readDialled } from './phone-numbers';
import { standingOf } from './session-standing';
import { liveSessionsOfClient } from './sessions';
import { factorAge, mintSessionToken } from './tokens';
import { publicPersonJson } from './user-json';
import { normaliseIdentifier } from './users';

/** A session for its own browser, with a fresh token. */
export async function sessionJson(core: IdentityCore, session: SessionWithUser) {
  const standing = await standingOf(core, session);
  const { tasks, isPending } = standing;
  return {
    ...bareSessionJson(session),
    status: isPending ? 'pending' : session.status,
    last_active_organization_id: null,
    actor: null,
    tasks: isPending ? tasks : null,
    factor_verification_age: factorAge(session, core.now()),
    user: await describeUser(core, session.user),
    public_user_data: publicPersonJson(session.user, core.origin),
    last_active_token: { object: 'token', jwt: await mintSessionToken(core, session, standing) },
  } satisfies Answer<SessionJSON>;
}

/** A session without its user, for the Backend API. */
export function bareSessionJson(session: SessionRow) {
  return {
    object: 'session' as const,
    id: session.id,
    client_id: session.client_id,
    user_id: session.user_id,
    status: session.status,
    expire_at: session.expires_at.getTime(),
    abandon_at: session.abandon_at.getTime(),
    last_active_at: session.last_active_at.getTime(),
    created_at: session.created_at.getTime(),
    updated_at: session.updated_at.getTime(),
  };
}

export async function describeSignIn(core: IdentityCore, signIn: SignInRow) {
  const { identifier, user_id: userId } = signIn;
  const address = identifier && normaliseIdentifier(identifier);
  const given = address ? { id: derivedId('idn', core.codeRules.pepper, address), address } : null;
  const isNumber = address !== null && readDialled(address) !== null;
  const isSecondStep = signIn.status === 'needs_second_factor' && userId !== null;
  const facts = {
    email: isNumber ? null : given,
    phone: isNumber ? given : null,
    secondFactors: isSecondStep ? await secondFactors(core.sql, userId) : null,
  };
  return signInJson(core, signIn, facts, await findCode(core.sql, signIn.id));
}

export async function describeSignUp(core: IdentityCore, signUp: SignUpRow) {
  return signUpJson(core, signUp, await findCode(core.sql, signUp.id), core.now());
}

/** Describes a browser's live sessions and attempts. Null for an unknown browser. */
export async function describeClient(core: IdentityCore, client: ClientRow | null) {
  if (!client) return null;
  const { sql } = core;
  const now = core.now();
  const sessions = await liveSessionsOfClient(sql, client.id, now);
  const signIn = client.sign_in_id ? await findSignIn(sql, client.sign_in_id, client.id, now) : null;
  const signUp = client.sign_up_id ? await findSignUp(sql, client.sign_up_id, client.id, now) : null;
  const active = sessions.find((session) => session.id === client.last_active_session_id) ?? sessions.at(-1);
  return {
    object: 'client',
    id: client.id,
    sessions: await Promise.all(sessions.map((session) => sessionJson(core, session))),
    sign_in: signIn && signIn.status !== 'complete' ? await describeSignIn(core, signIn) : null,
    sign_up: signUp && signUp.status !== 'complete' ? await describeSignUp(core, signUp) : null,
    last_active_session_id: active?.id ?? null,
    cookie_expires_at: null,
    captcha_bypass: false,
    last_authentication_strategy: null,
    created_at: client.created_at.getTime(),
    updated_at: client.updated_at.getTime(),
  } satisfies Answer<ClientJSON>;
}
