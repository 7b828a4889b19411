/** Limits of a rooms and guests picker (DEC-18). Search and holiday details differ. */
export interface PartyLimits {
  /** Maximum per room. */
  readonly adults: number;
  readonly adultsHint: string;
  /** Maximum per room. */
  readonly children: number;
  /** Highest age of a child. */
  readonly childAge: number;
  /** Maximum number of rooms. */
  readonly rooms: number;
  /** Whether the phone number for more rooms is shown at the maximum. */
  readonly moreRooms: boolean;
  /** How the ages change with the number of children (DEC-19). */
  readonly onChildrenChange: 'reset-to-0' | 'keep-and-add-2';
}

/** Limits on the home, results, group, landing and deal pages. */
export const SEARCH_LIMITS: PartyLimits = {
  adults: 6,
  adultsHint: '16+, up to 6 a room',
  children: 4,
  childAge: 15,
  rooms: 3,
  moreRooms: true,
  onChildrenChange: 'reset-to-0',
};

/** Limits on the holiday details page. */
export const DETAILS_LIMITS: PartyLimits = {
  adults: 4,
  adultsHint: 'Up to 4 a room',
  children: 4,
  childAge: 17,
  rooms: 4,
  moreRooms: false,
  onChildrenChange: 'keep-and-add-2',
};
