// What stands inside a sentence, without styles of its own: all that a common question may hold. A page takes in the
// styles of every component that it could render, used or not.
import Claim from './Claim.astro';
import Fact from './Fact.astro';
import IfClaim from './IfClaim.astro';
import Site from './Site.astro';
import Term from './Term.astro';

export const inlineComponents = { Claim, Fact, IfClaim, Site, Term };
