import { z } from 'zod';

/** `POST {backend}/api/newsletter` (DEC-23). The answer is the same whether or not the address is known. */
export const newsletterRequestSchema = z.object({ email: z.email().max(254) });
export const newsletterAnswerSchema = z.object({ success: z.literal(true) });
