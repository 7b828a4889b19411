import { tmpdir } from 'node:os';

import { openDatabase } from '../db/open-database';

/* Creates the tables of a PostgreSQL database. In `template1`, every new database of the server is a copy with them. */
const [url] = process.argv.slice(2);
if (!url) throw new Error('Usage: postgres-template <URL of a database>, in which the tables are created');
const { close } = await openDatabase(tmpdir(), url, 1);
await close();
