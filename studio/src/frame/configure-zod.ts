import { z } from 'zod';

// The policy of the page forbids code from text, which zod would try with the first schema.
z.config({ jitless: true });
