import { CopyLink as CopyAnyLink } from '@storefront/shared/composites/share/copy-link';

/** Copies the link of the comparison. */
export function CopyLink({ address }: { readonly address: string }) {
  return <CopyAnyLink url={address} fieldLabel="Link to this comparison" />;
}
