// Inline components without styles, which is all that a common question may use: a page includes the styles of every
// component that it could render, used or not.
import Claim from './Claim.astro';
import Fact from './Fact.astro';
import IfClaim from './IfClaim.astro';
import Site from './Site.astro';
import Term from './Term.astro';

export const inlineComponents = { Claim, Fact, IfClaim, Site, Term };
