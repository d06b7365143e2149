// What authors may use in MDX without an import.
import Bars from './Bars.astro';
import Callout from './Callout.astro';
import Claim from './Claim.astro';
import CostTable from './CostTable.astro';
import CourtSites from './CourtSites.astro';
import Fact from './Fact.astro';
import HelpLine from './HelpLine.astro';
import IfClaim from './IfClaim.astro';
import Site from './Site.astro';
import Step from './Step.astro';
import Steps from './Steps.astro';
import Table from './Table.astro';
import Term from './Term.astro';
import TimeTable from './TimeTable.astro';
import VisitCounts from './VisitCounts.astro';

export const proseComponents = {
  Bars,
  Callout,
  Claim,
  CostTable,
  CourtSites,
  Fact,
  HelpLine,
  IfClaim,
  Site,
  Step,
  Steps,
  Term,
  TimeTable,
  VisitCounts,
  table: Table,
};
