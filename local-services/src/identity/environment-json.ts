import type { EnvironmentJSON } from '@clerk/shared/types';
import type { Answer } from './answer-shape';
import type { IdentityCore } from './identity-core';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './password-rules';

const off = {
  enabled: false,
  required: false,
  used_for_first_factor: false,
  first_factors: [],
  used_for_second_factor: false,
  second_factors: [],
  verifications: [],
  verify_at_sign_up: false,
};
const asked = { ...off, enabled: true, required: true };
const firstFactor = (strategy: string) => ({
  ...off,
  enabled: true,
  used_for_first_factor: true,
  first_factors: [strategy],
  verifications: [strategy],
  verify_at_sign_up: true,
});
const secondFactor = (strategy: string) => ({
  ...off,
  enabled: true,
  used_for_second_factor: true,
  second_factors: [strategy],
  verifications: [strategy],
});

function displayConfig({ origin, applicationName, passwordsAllowed }: IdentityCore) {
  const home = `${origin}/`;
  return {
    object: 'display_config',
    id: 'display_config_local',
    // The production protocol: no developer cookies, no console warning.
    instance_environment_type: 'production',
    application_name: applicationName,
    branded: false,
    show_devmode_warning: false,
    preferred_sign_in_strategy: passwordsAllowed ? 'password' : 'otp',
    captcha_public_key: null,
    captcha_widget_type: null,
    captcha_provider: 'turnstile',
    captcha_heartbeat: false,
    captcha_oauth_bypass: [],
    theme: {},
    logo_image_url: '',
    favicon_image_url: '',
    support_email: '',
    home_url: home,
    sign_in_url: `${origin}/auth/patient/login`,
    sign_up_url: `${origin}/auth/patient/signup`,
    user_profile_url: home,
    after_sign_in_url: home,
    after_sign_up_url: home,
    after_sign_out_one_url: home,
    after_sign_out_all_url: home,
    after_switch_session_url: home,
    terms_url: '',
    privacy_policy_url: '',
  };
}

const passwordSettings = {
  min_length: PASSWORD_MIN_LENGTH,
  max_length: PASSWORD_MAX_LENGTH,
  disable_hibp: true,
  require_special_char: false,
  require_numbers: true,
  require_uppercase: true,
  require_lowercase: true,
  show_zxcvbn: false,
  min_zxcvbn_strength: 0,
  enforce_hibp_on_sign_in: false,
  allowed_special_characters: '',
};

const userSettings = ({ deleteSelf, passwordsAllowed, text }: IdentityCore) => ({
  attributes: {
    email_address: {
      ...asked,
      // Either the address or a number, where there is a way to text it.
      required: text === null,
      used_for_first_factor: true,
      first_factors: ['email_code'],
      verifications: ['email_code'],
      verify_at_sign_up: true,
    },
    password: passwordsAllowed ? asked : off,
    first_name: asked,
    last_name: asked,
    phone_number: text === null ? off : firstFactor('phone_code'),
    username: off,
    web3_wallet: off,
    authenticator_app: secondFactor('totp'),
    backup_code: secondFactor('backup_code'),
    passkey: off,
  },
  actions: { create_organization: false, delete_self: deleteSelf },
  sign_in: { second_factor: { required: false, enabled: true } },
  sign_up: {
    mode: 'public',
    progressive: true,
    captcha_enabled: false,
    legal_consent_enabled: false,
    custom_action_required: false,
    allowlist_only: false,
    mfa: { required: false },
  },
  password_settings: passwordSettings,
  passkey_settings: { allow_autofill: false, show_sign_in_button: false },
  username_settings: { min_length: 4, max_length: 64 },
  social: {},
  saml: { enabled: false },
  enterprise_sso: { enabled: false },
});

/** The instance's settings, in the fields the SDK reads. */
export function environmentJson(core: IdentityCore) {
  return {
    object: 'environment',
    id: 'env_local',
    maintenance_mode: false,
    auth_config: {
      object: 'auth_config',
      id: 'aconf_local',
      single_session_mode: true,
      reverification: true,
      claimed_at: null,
    },
    display_config: displayConfig(core),
    user_settings: userSettings(core),
    organization_settings: {
      enabled: false,
      max_allowed_memberships: 0,
      force_organization_selection: false,
      actions: { admin_delete: false },
      domains: { enabled: false, enrollment_modes: [], default_role: null },
      slug: { disabled: true },
    },
    commerce_settings: {
      billing: {
        stripe_publishable_key: '',
        organization: { enabled: false, has_paid_plans: false },
        user: { enabled: false, has_paid_plans: false },
      },
    },
    api_keys_settings: { enabled: false },
  } satisfies Answer<Omit<EnvironmentJSON, 'protect_config'>>;
}
