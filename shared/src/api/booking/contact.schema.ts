import { z } from 'zod';

/** `POST {backend}/api/userContact` (API-CONTACT-01). Either field may still be empty. */
export const contactRequestSchema = z.object({
  email: z.string().max(254),
  phoneNumber: z.string().max(40),
  referenceNumber: z.string().max(200),
  userSessionId: z.string().min(1).max(100),
});
export type ContactRequest = z.input<typeof contactRequestSchema>;

export const contactAnswerSchema = z.object({ success: z.literal(true) });
