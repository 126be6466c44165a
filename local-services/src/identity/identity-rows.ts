import type { ISql } from 'postgres';

export type Db = ISql;

export type Metadata = Record<string, unknown>;

export interface UserRow {
  id: string;
  /** Null with `email`: they signed up by number and gave no address. */
  email_id: string | null;
  email: string | null;
  phone_id: string | null;
  /** The proven number (E.164). */
  phone: string | null;
  first_name: string | null;
  last_name: string | null;
  password_hash: string;
  banned_at: Date | null;
  public_metadata: Metadata;
  private_metadata: Metadata;
  unsafe_metadata: Metadata;
  image_id: string | null;
  last_sign_in_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export type EmailStrategy = 'admin' | 'email_code' | 'email_link';

/** An address of an account; `verified_at` null: unverified. */
export interface EmailRow {
  id: string;
  user_id: string;
  address: string;
  verified_at: Date | null;
  strategy: EmailStrategy;
  /** The browser that verified it. */
  verified_at_client: string | null;
  created_at: Date;
  updated_at: Date;
}

export interface ClientRow {
  id: string;
  last_active_session_id: string | null;
  sign_in_id: string | null;
  sign_up_id: string | null;
  /** Hash of the network address it first came from. */
  made_from: string;
  created_at: Date;
  updated_at: Date;
}

export type SessionStatus = 'active' | 'ended' | 'removed' | 'revoked' | 'replaced' | 'expired' | 'abandoned';

export type Role = 'operator' | 'specialist' | 'patient';

export interface SessionRow {
  id: string;
  client_id: string;
  user_id: string;
  status: SessionStatus;
  /** Absolute end, whatever the activity. */
  expires_at: Date;
  /** End when it is not used before. */
  abandon_at: Date;
  last_active_at: Date;
  /** When the user last proved who they are again; null: not since it began. */
  factor_verified_at: Date | null;
  /** When a second factor was last proven in it; null: never. */
  second_factor_verified_at: Date | null;
  user_agent: string | null;
  network_address: string | null;
  created_at: Date;
  updated_at: Date;
}

export interface SessionWithUser extends SessionRow {
  user: UserRow;
}

export type FactorStrategy = 'password' | 'email_code' | 'phone_code' | 'reset_password_email_code' | 'ticket';

export type SecondFactorStrategy = 'totp' | 'backup_code';

export interface SignInRow {
  id: string;
  client_id: string;
  user_id: string | null;
  identifier: string | null;
  status: 'needs_identifier' | 'needs_first_factor' | 'needs_second_factor' | 'needs_new_password' | 'complete';
  factor_strategy: FactorStrategy | null;
  factor_verified: boolean;
  /** The second factor that was proven; null: none. */
  second_factor_strategy: SecondFactorStrategy | null;
  created_session_id: string | null;
  expires_at: Date;
  created_at: Date;
}

export interface SignUpRow {
  id: string;
  client_id: string;
  status: 'missing_requirements' | 'complete';
  email: string | null;
  email_verified: boolean;
  /** E.164. */
  phone: string | null;
  phone_verified: boolean;
  password_hash: string | null;
  first_name: string | null;
  last_name: string | null;
  locale: string | null;
  unsafe_metadata: Metadata;
  created_session_id: string | null;
  created_user_id: string | null;
  expires_at: Date;
  created_at: Date;
}

/** The facts about a sent code without the code itself. */
export interface CodeRow {
  attempt_id: string;
  strategy: string;
  tries: number;
  expires_at: Date;
}
