import { linkStyles, TextLink } from '@storefront/shared/ui/text-link';
import { ButtonLink } from '@storefront/shared/ui/button-link';
import { buttonStyles } from '@storefront/shared/ui/button-styles';

interface BlockLinkProps {
  readonly label: string;
  /** A path of the shop, or an address that starts with `https://`. */
  readonly to: string;
}

/** Renders the link of a block as a button. */
export function BlockButton({
  label,
  to,
  look,
}: BlockLinkProps & { readonly look: 'call' | 'outline' | 'action' }) {
  if (to.startsWith('/'))
    return (
      <ButtonLink to={to} look={look}>
        {label}
      </ButtonLink>
    );
  return (
    <a href={to} rel="noopener noreferrer" css={buttonStyles({ look })}>
      <span>{label}</span>
    </a>
  );
}

/** Renders the link of a block inside a text. */
export function BlockLink({ label, to }: BlockLinkProps) {
  if (to.startsWith('/')) return <TextLink to={to}>{label}</TextLink>;
  return (
    <a href={to} rel="noopener noreferrer" css={linkStyles}>
      {label}
    </a>
  );
}
