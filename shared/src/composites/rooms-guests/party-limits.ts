/** What one picker allows (DEC-18): each place of the site has its own. */
export interface PartyLimits {
  readonly adults: number;
  readonly adultsHint: string;
  readonly children: number;
  /** The oldest that counts as a child. */
  readonly childAge: number;
  readonly rooms: number;
  /** Whether the number for more rooms is shown once no more can be added. */
  readonly moreRooms: boolean;
  /** What becomes of the ages when the number of children changes (DEC-19). */
  readonly onChildrenChange: 'reset-to-0' | 'keep-and-add-2';
}

/** Home, results, group, landing and deal pages. */
export const SEARCH_LIMITS: PartyLimits = {
  adults: 6,
  adultsHint: '16+, up to 6 a room',
  children: 4,
  childAge: 15,
  rooms: 3,
  moreRooms: true,
  onChildrenChange: 'reset-to-0',
};

/** The details page. */
export const DETAILS_LIMITS: PartyLimits = {
  adults: 4,
  adultsHint: 'Up to 4 a room',
  children: 4,
  childAge: 17,
  rooms: 4,
  moreRooms: false,
  onChildrenChange: 'keep-and-add-2',
};
