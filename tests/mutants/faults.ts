// Faults that somebody could make by accident, and the test that must notice each. A fault is one place in one file.

export interface Fault {
  /** What would happen to a visitor or to the operator. */
  name: string;
  file: string;
  /** Stands in the file exactly once. */
  search: string;
  replacement: string;
  /** The file of the test, and words of its name. */
  test: { file: string; name?: string };
  /** Only the built site shows it: the copy is built again. */
  inSite?: true;
}

export const faults: Fault[] = [
  {
    name: 'the consent record is dropped',
    file: 'src/features/leads/stored-lead.ts',
    search: 'given: lead.consent,',
    replacement: 'given: false,',
    test: { file: 'tests/unit/stored-lead.test.ts' },
  },
  {
    name: 'what a visitor typed is markup in the operator’s mail',
    file: 'netlify/lib/mail-body.ts',
    search: `/[&<>"']/g`,
    replacement: '/(?!)/g',
    test: { file: 'tests/functions/operator-mail.test.ts', name: 'shown as it stands' },
  },
  {
    name: 'a lead is answered 201 before it is written',
    file: 'netlify/functions/leads.ts',
    search: 'const isNew = await storeAndEnqueue(',
    replacement: 'const isNew = true; storeAndEnqueue(',
    test: { file: 'tests/functions/storage-failure.test.ts', name: 'a plain form keeps what was typed' },
  },
  {
    name: 'the entry of the outbox is skipped, so that no mail is owed',
    file: 'netlify/functions/leads.ts',
    search: 'const owed = await enqueue(store, lead, configured, now);',
    replacement: 'const owed: Awaited<ReturnType<typeof enqueue>> = [];',
    test: { file: 'tests/functions/health.test.ts', name: 'says what is deployed and what waits' },
  },
  {
    name: 'the function overlooks the idempotency key',
    file: 'netlify/functions/leads.ts',
    search: 'request.headers.get(submissionHeader)',
    replacement: 'null',
    test: { file: 'tests/functions/leads.test.ts' },
  },
  {
    name: 'the browser sends no idempotency key',
    file: 'src/features/leads/send-lead.ts',
    search: '{ [submissionHeader]: submissionId }',
    replacement: '{}',
    test: { file: 'tests/unit/send-lead.test.ts' },
  },
  {
    name: 'another site may send leads for its visitors',
    file: 'netlify/lib/request-body.ts',
    search: 'if (foreign || site !== null) {',
    replacement: 'if (false) {',
    test: { file: 'tests/functions/attacks.test.ts', name: 'leaves no lead' },
  },
  {
    name: 'a person in need is answered like anybody else',
    file: 'src/features/questions/guard/guard.ts',
    search: 'const distress = detectDistress(message);',
    replacement: 'const distress = undefined as ReturnType<typeof detectDistress>;',
    test: { file: 'tests/unit/guard.test.ts' },
  },
  {
    name: 'a spreadsheet runs what a stranger typed',
    file: 'src/features/leads/leads-csv.ts',
    search: 'escape_formulas: true',
    replacement: 'escape_formulas: false',
    test: { file: 'tests/functions/attacks.test.ts', name: 'a spreadsheet shows' },
  },
  {
    name: 'the limit for a release from administration is that of another year',
    file: 'src/features/law/release.ts',
    search: "figures['release-limit'],",
    replacement: "figures['release-limit-before-1994'],",
    test: { file: 'tests/unit/law/small-estate.test.ts' },
  },
  {
    name: 'the exit offer comes when the pointer is still on the page',
    file: 'src/features/exit-offer/exit-intent.ts',
    search: 'const topEdge = 5;',
    replacement: 'const topEdge = 6;',
    test: { file: 'tests/unit/exit-intent.test.ts' },
  },
  {
    name: 'a figure of grade C is shown',
    file: 'src/content-schemas/fact.ts',
    search: "z.enum(['A', 'B', 'S'],",
    replacement: "z.enum(['A', 'B', 'S', 'C'],",
    test: { file: 'tests/unit/fact-schema.test.ts' },
  },
  {
    name: 'a wrong environment variable stops no build',
    file: 'src/integrations/environment-check.ts',
    search: 'if (wrongVariables[0]) throw new Error(wrongVariables[0]);',
    replacement: '',
    test: { file: 'tests/functions/environment.test.ts', name: 'the build stops with one sentence' },
  },
  {
    name: 'search engines may list a preview',
    file: 'src/layouts/Base.astro',
    search: 'Astro.props.noindex || isPreviewOrDemo',
    replacement: 'Astro.props.noindex',
    test: { file: 'tests/site/content-rules.test.ts', name: 'a draft shows on previews' },
  },
  {
    name: 'a toast lets markup through',
    file: 'src/features/toasts/Toasts.tsx',
    search: '{toast.description} {toast.link',
    replacement: '<span dangerouslySetInnerHTML={{ __html: toast.description }} /> {toast.link',
    test: { file: 'tests/e2e/toasts.spec.ts', name: 'markup' },
    inSite: true,
  },
  {
    name: 'Escape does not close the drawer',
    file: 'src/features/navigation/drawer.browser.ts',
    search: 'event.preventDefault();\n    drawer.close();',
    replacement: 'event.preventDefault();',
    test: { file: 'tests/e2e/drawer.spec.ts', name: 'it closes by its button' },
    inSite: true,
  },
];
