/**
 * The visual language as names. Every value is a CSS variable that the shell sets once on the root (see
 * token-values.ts), so that a remote never carries a colour or a size of its own.
 */
const variable = <N extends string>(name: N) => `var(--${name})` as const;

export const color = {
  /** Text and prices. */
  ink: variable('color-ink-900'),
  /** Secondary text. */
  inkSoft: variable('color-ink-700'),
  /** Hints, never smaller than 14 px. */
  inkFaint: variable('color-ink-500'),
  /** Borders of inputs. */
  line: variable('color-line-500'),
  /** Decoration only. */
  lineSoft: variable('color-line-300'),
  surface: variable('color-surface'),
  surfaceAlt: variable('color-surface-alt'),
  tint: variable('color-tint'),
  skeleton: variable('color-skeleton'),
  /** Links, secondary buttons, what is selected. */
  action: variable('color-teal-700'),
  actionHover: variable('color-teal-800'),
  /** The single main call of a view. */
  call: variable('color-coral-700'),
  callHover: variable('color-coral-800'),
  sun: variable('color-sun-400'),
  sunSoft: variable('color-sun-100'),
  notice: variable('color-notice'),
  success: variable('color-success'),
  successSoft: variable('color-success-soft'),
  error: variable('color-error'),
  errorSoft: variable('color-error-soft'),
  onAction: variable('color-on-action'),
  scrim: variable('color-scrim'),
} as const;

/** 4, 8, 12, 16, 24, 32, 48, 64, 96 px */
export const space = {
  xxs: variable('space-4'),
  xs: variable('space-8'),
  s: variable('space-12'),
  m: variable('space-16'),
  l: variable('space-24'),
  xl: variable('space-32'),
  xxl: variable('space-48'),
  huge: variable('space-64'),
  section: variable('space-96'),
} as const;

/** `font` shorthands without family: size and line height. */
export const text = {
  caption: variable('text-12'),
  small: variable('text-14'),
  body: variable('text-16'),
  lead: variable('text-18'),
  h4: variable('text-20'),
  h3: variable('text-24'),
  h2: variable('text-32'),
  h1: variable('text-40'),
  hero: variable('text-hero'),
} as const;

export const family = {
  heading: variable('family-heading'),
  body: variable('family-body'),
} as const;

export const radius = {
  field: variable('radius-6'),
  card: variable('radius-12'),
  panel: variable('radius-20'),
  pill: variable('radius-pill'),
} as const;

export const shadow = {
  card: variable('shadow-sm'),
  raised: variable('shadow-md'),
  overlay: variable('shadow-lg'),
} as const;

export const motion = {
  small: variable('motion-small'),
  panel: variable('motion-panel'),
  drawer: variable('motion-drawer'),
} as const;

/** Media queries by meaning (DEC-102): phones below 768 px, large screens from 1024 px. */
export const from = {
  dealColumns: '@media (min-width: 640px)',
  desktop: '@media (min-width: 768px)',
  large: '@media (min-width: 1024px)',
  wide: '@media (min-width: 1280px)',
} as const;

/** The same limits from the other side, for what narrow screens do without. */
export const below = {
  desktop: '@media (max-width: 767.98px)',
  large: '@media (max-width: 1023.98px)',
} as const;
