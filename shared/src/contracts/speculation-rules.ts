/**
 * Text of the speculation rules that pages add to prefetch the payment document. The edge server allows exactly this
 * text by its hash in documents that visitors share, so a change must be live there before a remote adds another text.
 *
 * The document is only fetched, never prerendered: none of its scripts runs before the shopper opens it.
 */
export const SPECULATION_RULES =
  '{"prefetch":[{"source":"list","urls":["/booking/payment"],"eagerness":"immediate"}]}';
