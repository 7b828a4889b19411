/** The parts that are built, released and rolled back on their own. */
export const PARTS = ['shell', 'mfe-discovery', 'mfe-search', 'mfe-deal', 'mfe-checkout'] as const;
export type PartName = (typeof PARTS)[number];

export const REMOTES = PARTS.filter((part) => part !== 'shell');

export function isPartName(name: string): name is PartName {
  return PARTS.some((part) => part === name);
}
