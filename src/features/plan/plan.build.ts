// Content for the plan page.
import { getCollection, getEntry } from 'astro:content';
import { ohioCounties } from '../../shared/ohio-counties.ts';
import { allCounties } from '../counties/counties.build.ts';
import { hasPage } from '../counties/local-facts.ts';
import { allForms } from '../court-forms/forms.build.ts';
import { withFacts } from '../facts/facts.build.ts';
import { getRules } from '../law/law.build.ts';
import { ruleAddress, ruleIds } from '../law/rule-ids.ts';
import { titleOf } from '../seo/titles.build.ts';
import { ruleTexts } from '../tools/frame/page-data.build.ts';
import type { RuleText } from '../tools/frame/tool-data.ts';
import { procedureNames } from '../tools/words.ts';
import type { Courts } from './court.ts';

/** The rules with a guide page. Throws, failing the build, if that page or the rule's form does not exist. */
export async function planRuleWords(): Promise<RuleText[]> {
  const formOf = await numberedForms();
  return getRules(ruleIds).flatMap(({ id, guide, stage, past, form }) => {
    if (!guide) return [];
    titleOf(guide);
    const { name, href } = form ? formOf(form) : {};
    return ruleTexts([id]).map((rule) => ({
      ...rule,
      // Only the calendar file prints texts, and only those of due dates.
      text: past ? rule.text : '',
      href: ruleAddress(id),
      guide,
      ...(stage && { stage }),
      ...(name && href && { paper: { name, href } }),
    }));
  });
}

/** The form that is filed with every way of opening an estate. */
export async function openingForm(): Promise<NonNullable<RuleText['paper']>> {
  const { name, href } = (await numberedForms())('family-list');
  return { name, href };
}

/** Seat, verified court and page of every county. */
export async function courtsOfCounties(): Promise<Courts> {
  const counties = await allCounties();
  const verified = counties.flatMap(({ id, court }) =>
    court ? [[id, { name: court.name, url: court.url, ...(court.note && { note: court.note }) }]] : [],
  );
  const withPage = counties.filter((county) => hasPage(county) || county.local.length > 0);
  return {
    seats: ohioCounties.map((county) => counties.find(({ name }) => name === county)?.seat).join('|'),
    verified: Object.fromEntries(verified),
    pages: Object.fromEntries(withPage.map(({ id, path }) => [id, path])),
  };
}

/** Forms by the ids of forms.yaml. Throws, failing the build, where a form is missing or has no number. */
async function numberedForms() {
  const forms = await allForms();
  return (id: string) => {
    const form = forms.find(({ id: formId }) => formId === `form-${id}`);
    if (!form?.number) throw new Error(`The plan names the form "${id}", which has no number in forms.yaml.`);
    return { ...form, href: `/forms#${form.id}` };
  };
}

/** The forms of each way through the court, by stage. */
export async function formsByPath() {
  const formOf = await numberedForms();
  return (await getCollection('formPaths')).map(({ data: { way, stages } }) => ({
    title: procedureNames[way],
    stages: stages.map(({ title, forms }) => ({
      title,
      forms: forms.map(({ id }) => {
        const { href, name, situations } = formOf(id);
        return { href, name, onlyWithWill: situations.join() === 'will' };
      }),
    })),
  }));
}

/** Groups of a checklist, figures filled in. */
export async function checklistGroups(id: string, titles: readonly string[]) {
  const entry = await getEntry('checklists', id);
  return titles.map((title) => {
    const group = entry?.data.groups.find((candidate) => candidate.title === title);
    if (!group) throw new Error(`The checklist "${id}" has no group "${title}".`);
    return { title, items: group.items.map(withFacts) };
  });
}
