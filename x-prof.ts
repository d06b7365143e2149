import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generatedPosts } from './bench/posts.ts';
import { linkPackages, siteFiles } from './tests/project-copy.ts';
const root='/tmp/speed-prof/site'; await rm(root,{recursive:true,force:true}); await mkdir(root,{recursive:true});
for (const f of siteFiles) await cp(f, join(root,f),{recursive:true});
await mkdir(join(root,'bench')); await cp('bench/timed-config.mjs', join(root,'bench/timed-config.mjs'));
for (const [file,c] of generatedPosts(Number(process.argv[2]))) await writeFile(join(root,'src/content/blog',file),c);
await linkPackages(root);
