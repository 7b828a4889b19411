/** Hold bags that are sold for each guest: the seller could not get more onto the flights (DEC-445). */
export const HOLD_BAGS_OF_GUEST = 5;
