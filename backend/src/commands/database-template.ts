import { makeTemplate } from '../db/make-template';

const [folder] = process.argv.slice(2);
if (!folder)
  throw new Error('Usage: database-template <folder>, in which an unused embedded database is created');
await makeTemplate(folder);
