import { findFigures } from './src/features/facts/typed-figures.ts';
import { readFileSync, writeFileSync, existsSync } from 'node:fs';
import { parseDocument, YAMLMap, YAMLSeq } from 'yaml';
import { labelledQuestions } from './tests/answers/labelled.ts';
import { otherLanguage } from './src/features/questions/intent/language.ts';
const most = 8; const added = new Map<string, string[]>();
for (const r of labelledQuestions()) {
  if (findFigures(r.asked).length > 0 || !r.isStrict || !r.isAnswerable || r.asked.length > 120 || otherLanguage(r.asked)) continue;
  for (const f of r.found.filter((f) => f.right && f.answers >= 0.9 && !['court', 'aside'].includes(f.passage.kind)).slice(0, 2)) {
    const list = added.get(f.passage.url) ?? []; const said = r.asked.trim();
    if (list.length < most && !f.passage.asked.includes(said) && !list.includes(said)) added.set(f.passage.url, [...list, said]);
  }
}
const files = Map.groupBy(added, ([url]) => url.split('#')[0]!);
let n = 0;
for (const [path, list] of files) {
  const file = `/work/main/src/content/phrasings/${path.slice(1).replaceAll('/', '--')}.yaml`;
  const doc = parseDocument(existsSync(file) ? readFileSync(file, 'utf8') : '{}');
  if (!existsSync(file)) { doc.contents = new YAMLMap() as never; }
  for (const [url, questions] of list) {
    const key = url.split('#')[1] ?? 'page';
    let seq = doc.get(key) as YAMLSeq | undefined;
    if (!seq) { seq = new YAMLSeq(); doc.set(key, seq); }
    for (const q of questions) { seq.add(doc.createNode(q)); n++; }
  }
  writeFileSync(file, doc.toString({ lineWidth: 0 }));
}
console.log(n, added.size, files.size);
