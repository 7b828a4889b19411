import { css } from '@emotion/react';
import { useClaim } from '@storefront/shared/composites/claims/use-claim';
import type { Claim } from '@storefront/shared/contracts/claims';
import { linkStyles, TextLink } from '@storefront/shared/ui/text-link';
import { color, family, from, space, text } from '@storefront/shared/ui/tokens';

/** Renders the reasons to book here: facts of every package, and the configured claims (LAND-30). */
export function BookWithConfidence() {
  const claims = [
    useClaim('price-match'),
    useClaim('support'),
    useClaim('low-deposit'),
    useClaim('exclusive-deals'),
  ];
  return (
    <ul css={factsStyles}>
      <li>
        <strong css={nameStyles}>ATOL protected</strong>
        <p>Flight and hotel come in one booking, protected as a package.</p>
      </li>
      {claims.flatMap((claim) => (claim ? [<ClaimFact key={claim.text} claim={claim} />] : []))}
    </ul>
  );
}

function ClaimFact({ claim }: { readonly claim: Claim }) {
  return (
    <li>
      <strong css={nameStyles}>{claim.text}</strong>
      {claim.words !== null && <p>{claim.words}</p>}
      {claim.termsUrl !== null && <Terms of={claim.text} address={claim.termsUrl} />}
    </li>
  );
}

/** Links to a path of this site or to another site. */
function Terms({ of, address }: { readonly of: string; readonly address: string }) {
  const text = `Terms (${of})`;
  return (
    <p>
      {address.startsWith('/') ? (
        <TextLink to={address}>{text}</TextLink>
      ) : (
        <a href={address} css={linkStyles}>
          {text}
        </a>
      )}
    </p>
  );
}

const factsStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  margin: 0;
  padding: 0;
  list-style: none;
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
  overflow-wrap: anywhere;

  & p {
    margin: ${space.xxs} 0 0;
  }

  ${from.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.large} {
    grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  }
`;

const nameStyles = css`
  font: 700 ${text.body} ${family.heading};
  color: ${color.ink};
`;
