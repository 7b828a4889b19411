import { makeTemplate } from '../db/make-template';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Which folder? It becomes an unused embedded database.');
await makeTemplate(folder);
