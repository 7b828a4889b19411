import { css } from '@emotion/react';
import { useClaim } from '@storefront/shared/composites/claims/use-claim';
import type { Claim } from '@storefront/shared/contracts/claims';
import { linkStyles, TextLink } from '@storefront/shared/ui/text-link';
import { color, family, from, space, text } from '@storefront/shared/ui/tokens';

/** Why booking here is safe: what is a fact of every package, and what the owner claims (LAND-30). */
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

/** A path of this site, or somewhere else. */
function Terms({ of, address }: { readonly of: string; readonly address: string }) {
  const words = `Terms of: ${of}`;
  return (
    <p>
      {address.startsWith('/') ? (
        <TextLink to={address}>{words}</TextLink>
      ) : (
        <a href={address} css={linkStyles}>
          {words}
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

  ${from.dealColumns} {
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
