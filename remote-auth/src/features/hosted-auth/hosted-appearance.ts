const HIDDEN = { display: 'none' };
const FOCUS_RING = { outline: '3px solid var(--focus)', outlineOffset: '2px' };
/** Styled as our primary button. */
const PRIMARY_BUTTON = {
  minHeight: 'var(--control)',
  border: '0',
  borderRadius: 'var(--radius-round)',
  background: 'var(--brand)',
  color: 'var(--on-brand)',
  boxShadow: 'none',
  fontSize: '1rem',
  fontWeight: 600,
  textTransform: 'none',
  '&:hover': { background: 'var(--brand-strong)' },
  '&:focus-visible': FOCUS_RING,
  '&::after': HIDDEN,
} as const;
/** Styled as our fields: a visible edge, unlike the widget's own shadow. */
const INPUT = {
  '&:not([type="checkbox"])': { minHeight: 'var(--control)' },
  '&[type="checkbox"]': { flex: 'none', width: '24px', height: '24px', marginInlineEnd: '0.5rem' },
  // A shadow, because the widget draws its fields without a border; the class is doubled, because its own rule comes later.
  '&&': { boxShadow: '0 0 0 1px var(--line-strong)' },
  '&&:hover': { boxShadow: '0 0 0 1px var(--ink-soft)' },
  fontSize: '1rem',
  '&:focus-visible': FOCUS_RING,
} as const;

/** One box of a code, styled as our fields; six fit side by side on a phone. */
const CODE_BOX = {
  '&&': {
    width: '2.9rem',
    height: 'var(--control)',
    border: '0',
    boxShadow: '0 0 0 1px var(--line-strong)',
    background: 'var(--surface)',
    fontSize: '1.25rem',
  },
  '&&[data-focus-within="true"]': FOCUS_RING,
  '&&[aria-invalid="true"]': { boxShadow: '0 0 0 1px var(--danger)' },
} as const;
/** Styled as our outlined button. */
const LINE_BUTTON = {
  minHeight: 'var(--control)',
  justifyContent: 'center',
  borderRadius: 'var(--radius-round)',
  // The first of several ways may be the step's main one.
  '&&:not([data-variant="solid"])': {
    border: '1px solid var(--line-strong)',
    boxShadow: 'none',
    background: 'transparent',
    color: 'var(--ink)',
  },
  '&&:not([data-variant="solid"]):hover': { background: 'var(--surface-sunk)' },
  fontSize: '1rem',
  '&:focus-visible': FOCUS_RING,
} as const;
/** Styled as our links, and tall enough for a finger. */
const LINK = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  marginBlock: '-10px',
  fontSize: '1rem',
  '&&': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '&:focus-visible': FOCUS_RING,
} as const;
const ICON_BUTTON = {
  minWidth: '44px',
  minHeight: '44px',
  '&&': { color: 'var(--ink)', opacity: '1' },
  '&:focus-visible': FOCUS_RING,
} as const;

/** Shows the widget as part of the page instead of a card; the host sets colours. We render its titles. */
export const HOSTED_APPEARANCE = {
  elements: {
    rootBox: { width: '100%' },
    cardBox: { width: '100%', maxWidth: 'none', boxShadow: 'none', border: '0', overflow: 'visible' },
    card: {
      '&&': { margin: '0' },
      boxShadow: 'none',
      border: '0',
      padding: '0.25rem 0 1.5rem',
      background: 'transparent',
    },
    header: {
      textAlign: 'start',
      alignItems: 'flex-start',
      '.cl-signIn-start &, .cl-signUp-start &': HIDDEN,
    },
    headerTitle: HIDDEN,
    logoBox: HIDDEN,
    identityPreview: { justifyContent: 'flex-start', marginInline: '0' },
    identityPreviewEditButton: { ...ICON_BUTTON, marginBlock: '-14px' },
    formButtonPrimary: PRIMARY_BUTTON,
    formFieldInput: INPUT,
    formFieldInputShowPasswordButton: ICON_BUTTON,
    formFieldAction: LINK,
    formResendCodeLink: LINK,
    otpCodeFieldInput: CODE_BOX,
    alternativeMethodsBlockButton: LINE_BUTTON,
    backLink: LINK,
    // The widget leaves the back link of a code step without text; `use-widget-repairs.ts` names it.
    formButtonReset: { ...LINE_BUTTON, '&:empty::after': { content: '"Back"' } },
    footer: { background: 'transparent' },
    footerAction: { flexWrap: 'wrap' },
    footerActionLink: LINK,
  },
} as const;
