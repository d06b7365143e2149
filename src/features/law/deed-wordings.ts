/** How a deed may be worded, and who of those named in it may have died. */
export const deathsIn = {
  one: ['owner'],
  two: ['one-of-them', 'all-of-them'],
  survivorship: ['one-of-them', 'all-of-them'],
  entireties: ['one-of-them', 'all-of-them'],
  'transfer-on-death': ['owner', 'owner-and-named', 'owner-and-all-named'],
  trustee: ['trustee', 'co-trustee'],
  'life-estate': ['life-tenant', 'owner-after'],
  'land-contract': ['seller', 'buyer'],
  'long-ago': ['owner', 'heirs-since'],
} as const;

export type Wording = keyof typeof deathsIn;
export const wordings = Object.keys(deathsIn) as Wording[];
export type Death = (typeof deathsIn)[Wording][number];
