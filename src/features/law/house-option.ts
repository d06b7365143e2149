/** What a family can do with a house: list and sell it, take a cash offer as it is, let it, or one heir keeps it. */
export const houseOptionNames = ['listed', 'cash', 'let', 'heir'] as const;
export type HouseOption = (typeof houseOptionNames)[number];
