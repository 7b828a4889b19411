import { z } from 'zod';

/*
 * Zod tests whether it may compile schemas with `eval`. The content security policy blocks and reports that test, so
 * compilation is switched off. This must be the first module, because schemas run the test when they are created.
 */
z.config({ jitless: true });
