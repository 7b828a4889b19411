import { z } from 'zod';

import { call } from './call';
import type { DocumentKey, Kind } from './documents';
import type { JsonObject } from './json';

/** What a preview of the whole site shows. */
export interface MomentRequest {
  /** A time of the UK, such as `2026-12-04 09:00`; `null`: as the site is now. */
  readonly at: string | null;
  /** Text on the screen, saved or not. */
  readonly document?: { readonly kind: Kind; readonly document: JsonObject } | undefined;
  /** Saved drafts. */
  readonly drafts?: readonly (DocumentKey & { readonly revision: number })[] | undefined;
  /** A frame of the studio; otherwise a link for colleagues. */
  readonly isFrame: boolean;
}

const momentSchema = z.object({ url: z.url(), at: z.string().nullable(), expiresAt: z.string() });
export type Moment = z.output<typeof momentSchema>;

/** Makes a preview of the whole site with the given drafts. */
export const makeMoment = ({ at, document, drafts = [], isFrame }: MomentRequest) =>
  call('/moments', momentSchema, {
    method: 'POST',
    body: { at, isFrame, drafts, ...document },
  });
