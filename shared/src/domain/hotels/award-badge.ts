/** The award badges, the higher one first. */
export type AwardBadge = 'Best of the Best' | "Travellers' Choice";

/** Returns the badge for the awards of a hotel, the higher one of two (DOM-AWARD-01 to 03). */
export function awardBadge(
  awards: readonly (string | { readonly display_name: string })[],
): AwardBadge | null {
  const texts = awards.map((award) => (typeof award === 'string' ? award : award.display_name).toLowerCase());
  if (texts.some((text) => text.includes('best of the best'))) return 'Best of the Best';
  return texts.some((text) => /travell?er/.test(text) && text.includes('choice'))
    ? "Travellers' Choice"
    : null;
}
