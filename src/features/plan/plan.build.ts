// What the page of the plan takes from the content.
import { getEntry } from 'astro:content';
import { allCounties } from '../counties/counties.build.ts';
import { withFacts } from '../facts/facts.build.ts';
import { allForms } from '../forms/forms.build.ts';
import type { RuleId } from '../law/line.ts';
import { countyKey } from '../law/state.ts';
import { titleOf } from '../seo/titles.build.ts';
import { ruleWords } from '../tools/frame/page-data.build.ts';
import type { RuleWords } from '../tools/frame/rule-words.ts';
import type { CourtOfCounty } from './court.ts';
import { formPaths } from './form-stages.ts';
import { guideOf, planRules } from './guides.ts';

/** The rules that a line of the plan may name; each leads to its row on its tool's page. Throws where a guide is no page. */
export const planRuleWords = (): RuleWords[] =>
  planRules.flatMap((id) => {
    titleOf(guideOf(id));
    // The plan's lines are short: the rule in full stands on its tool's page.
    return ruleWords([id], toolOf(id)).map((rule) => ({ ...rule, text: '' }));
  });

/** The page with the table that holds a rule. */
function toolOf(id: RuleId): string {
  const tools: [RegExp, string][] = [
    [/^(?:D\d|M-)/, 'deadlines'],
    [/^(?:S\d|FA)/, 'small-estate'],
    [/^C\d/, 'executor-commission'],
    [/^H\d/, 'selling-the-house'],
  ];
  return `/tools/${tools.find(([ids]) => ids.test(id))?.[1] ?? 'who-inherits'}`;
}

/** Seat and court of every county, by its key in the address. */
export async function courtsByCounty(): Promise<Record<string, CourtOfCounty>> {
  const counties = await allCounties();
  return Object.fromEntries(
    counties.map(({ name, seat, court }) => [
      countyKey(name),
      court ? { seat, court: court.name, url: court.url, ...(court.note && { note: court.note }) } : seat,
    ]),
  );
}

/** The forms of each path by stage. Throws, and so stops the build, where a form has no number or is not there. */
export async function formsByPath() {
  const forms = await allForms();
  return formPaths.map(({ path, title, stages }) => ({
    path,
    title,
    stages: stages.map((stage) => ({
      title: stage.title,
      forms: stage.forms.map((id) => {
        const form = forms.find((one) => one.id === `form-${id}`);
        if (!form?.number) throw new Error(`The plan names the form "${id}", which has no number in forms.yaml.`);
        const { name, when, situations } = form;
        return {
          href: `/forms#${form.id}`,
          name,
          when,
          onlyWithWill: situations.includes('will') && situations.length === 1,
        };
      }),
    })),
  }));
}

/** Groups of a checklist, figures filled in. */
export async function checklistGroups(id: string, titles: readonly string[]) {
  const entry = await getEntry('checklists', id);
  return titles.map((title) => {
    const group = entry?.data.groups.find((one) => one.title === title);
    if (!group) throw new Error(`The checklist "${id}" has no group "${title}".`);
    return { title, items: group.items.map(withFacts) };
  });
}
