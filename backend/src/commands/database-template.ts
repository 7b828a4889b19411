import { makeTemplate } from '../db/new-cluster';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Which folder? It becomes an unused cluster of the embedded database.');
await makeTemplate(folder);
