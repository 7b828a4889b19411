/** SRCH-FLT-10 */
export const AWARDS = ['Best of the Best', 'Travelers Choice'] as const;

/** SRCH-FLT-12 */
export const STYLES = [
  'Budget',
  'Mid-range',
  'Luxury',
  'Family-friendly',
  'Business',
  'Romantic',
  'Modern',
] as const;

/** Whether the name of an award means one of `AWARDS`; `Travellers' Choice 2026` means `Travelers Choice`. */
export function meansAward(name: string, award: string): boolean {
  return normalizedAward(name).includes(normalizedAward(award));
}

function normalizedAward(award: string): string {
  return award.toLowerCase().replaceAll(/['’]/g, '').replace('travellers', 'travelers');
}
