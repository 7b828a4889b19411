import { z } from 'zod';

import { emailAddressSchema } from '../domain/passengers/email-address';

/** `POST {backend}/api/newsletter` (DEC-23). The answer is the same whether or not the address is known. */
export const newsletterRequestSchema = z.object({ email: emailAddressSchema });
export const newsletterAnswerSchema = z.object({ success: z.literal(true) });
