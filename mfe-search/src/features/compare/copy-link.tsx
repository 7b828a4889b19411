import { CopyLink as CopyAnyLink } from '@storefront/shared/composites/share/copy-link';

/** Copies the link of the comparison. */
export function CopyLink({ url }: { readonly url: string }) {
  return <CopyAnyLink url={url} fieldLabel="Link to this comparison" />;
}
