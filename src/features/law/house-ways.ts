/** What a family can do with a house: list and sell it, take a cash offer as it is, let it, or one heir keeps it. */
export const houseWays = ['listed', 'cash', 'let', 'heir'] as const;
export type HouseWay = (typeof houseWays)[number];
