const MEALS: Readonly<Record<string, string>> = {
  AI: 'Meals, snacks and drinks at the hotel',
  UAI: 'Meals, snacks and more drinks at the hotel',
  FB: 'Breakfast, lunch and dinner',
  HB: 'Breakfast and dinner',
  BB: 'Breakfast every day',
  AB: 'Breakfast every day',
  CB: 'Breakfast every day',
  DB: 'Breakfast every day',
  RO: 'No meals',
  SC: 'A kitchen, no meals',
};

/** Returns the meals of a board basis such as `HB` or `hb +`; empty for an unknown code. */
export function boardMeals(code: string): string {
  return MEALS[code.replaceAll(/[\s+]/g, '').toUpperCase()] ?? '';
}
