/**
 * Design tokens. Each token is a reference to a CSS variable that `GlobalStyles` sets once on `:root` (values
 * in token-values.ts), so that remotes contain no colour or size literals.
 */
const variable = <N extends string>(name: N) => `var(--${name})` as const;

/** Colours, named by their use. */
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
  /** Links, secondary buttons and the selected state. */
  action: variable('color-teal-700'),
  actionHover: variable('color-teal-800'),
  /** Background of the primary call to action; use it once per view. */
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

/** Spacing scale: 4, 8, 12, 16, 24, 32, 48, 64 and 96 px. */
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

/** Font size and line height for the `font` shorthand; add a `family` after it. */
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

/** Font families. */
export const family = {
  heading: variable('family-heading'),
  body: variable('family-body'),
} as const;

/** Corner radii: 6, 12 and 20 px, and fully rounded. */
export const radius = {
  field: variable('radius-6'),
  card: variable('radius-12'),
  panel: variable('radius-20'),
  pill: variable('radius-pill'),
} as const;

/** Box shadows by elevation. */
export const shadow = {
  card: variable('shadow-sm'),
  raised: variable('shadow-md'),
  overlay: variable('shadow-lg'),
} as const;

/** Transition durations: 120, 200 and 300 ms. */
export const motion = {
  small: variable('motion-small'),
  panel: variable('motion-panel'),
  drawer: variable('motion-drawer'),
} as const;

/** Media queries for a minimum width (DEC-102): phones are below 768 px, large screens start at 1024 px. */
export const from = {
  small: '@media (min-width: 640px)',
  desktop: '@media (min-width: 768px)',
  large: '@media (min-width: 1024px)',
  wide: '@media (min-width: 1280px)',
} as const;

/** Media queries for a maximum width, complementary to `from`. */
export const below = {
  small: '@media (max-width: 639.98px)',
  desktop: '@media (max-width: 767.98px)',
  large: '@media (max-width: 1023.98px)',
} as const;
