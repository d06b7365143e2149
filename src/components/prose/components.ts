// What authors may use in MDX without an import.
import Bars from './Bars.astro';
import Callout from './Callout.astro';
import CostTable from './CostTable.astro';
import CourtSites from './CourtSites.astro';
import HelpLine from './HelpLine.astro';
import { inlineComponents } from './inline-components.ts';
import Step from './Step.astro';
import Steps from './Steps.astro';
import Table from './Table.astro';
import TimeTable from './TimeTable.astro';
import VisitCounts from './VisitCounts.astro';

export const proseComponents = {
  ...inlineComponents,
  Bars,
  Callout,
  CostTable,
  CourtSites,
  HelpLine,
  Step,
  Steps,
  TimeTable,
  VisitCounts,
  table: Table,
};
