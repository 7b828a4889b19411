import { z } from 'zod';

/*
 * Schemas are faster with code made on the fly, and ask the browser whether they may make some. Our policy
 * says no and reports the question, so it is not asked. First module of all: schemas ask when they are made.
 */
z.config({ jitless: true });
