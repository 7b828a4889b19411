import { css } from '@emotion/react';
import type { HomeTexts } from '@storefront/shared/api/site/home.schema';
import type { ClaimKind, Claims } from '@storefront/shared/contracts/claims';
import { useClaim } from '@storefront/shared/composites/claims/use-claim';
import { useRuntime } from '@storefront/shared/runtime';
import { SearchForm } from '@storefront/shared/composites/search-form/search-form';
import { searchPath } from '@storefront/shared/domain/search-query/search-query';
import { Container } from '@storefront/shared/ui/container';
import { Picture } from '@storefront/shared/ui/picture';
import { color, family, from, radius, shadow, space, text } from '@storefront/shared/ui/tokens';
import { useNavigate } from 'react-router-dom';

type HeroProps = Pick<HomeTexts, 'headline' | 'subline' | 'claim' | 'heroImage' | 'heroAlternative'>;

/** Renders the headline and the search form. */
export function Hero({ headline, subline, claim, heroImage, heroAlternative }: HeroProps) {
  const navigate = useNavigate();
  const { claims } = useRuntime().config;
  const claimKind = isClaim(claims, claim) ? claim : null;
  const valid = useClaim(claimKind ?? 'deposits-from');

  return (
    <section css={heroStyles} aria-labelledby="hero">
      <div css={pictureStyles}>
        <Picture src={heroImage} alt={heroAlternative} ratio="21/9" priority />
      </div>
      <Container css={contentStyles}>
        <div css={textStyles}>
          <h1 id="hero" css={titleStyles} tabIndex={-1} data-page-heading>
            {headline}
          </h1>
          <p css={leadStyles}>
            {subline} {claimKind && valid && `${valid.text}.`}
          </p>
        </div>
        <div css={panelStyles}>
          <p css={tabStyles}>FLIGHT + HOTEL</p>
          <SearchForm onSubmit={(query) => void navigate(searchPath(query))} />
        </div>
      </Container>
    </section>
  );
}

/** A release may know fewer claims than the content team. */
function isClaim(claims: Claims, name: string | null): name is ClaimKind {
  return name !== null && Object.hasOwn(claims, name);
}

const heroStyles = css`
  position: relative;
  padding-top: ${space.l};

  ${from.desktop} {
    padding-top: ${space.xxl};
  }

  ${from.large} {
    padding-top: ${space.section};
  }
`;

// The scrim keeps the text readable on any picture.
const pictureStyles = css`
  position: absolute;
  z-index: 0;
  inset: 0 0 180px;
  overflow: hidden;

  & > * {
    width: 100%;
    height: 100%;
  }

  &::after {
    position: absolute;
    inset: 0;
    background: linear-gradient(90deg, ${color.scrim}, ${color.scrim} 45%, transparent);
    content: '';
  }

  ${from.large} {
    inset: 0 0 72px;
  }
`;

const contentStyles = css`
  position: relative;
  z-index: 1;
`;

const textStyles = css`
  display: grid;
  gap: ${space.s};
  max-width: 620px;
  padding-bottom: ${space.m};
  color: ${color.onAction};

  ${from.desktop} {
    gap: ${space.m};
    padding-bottom: ${space.xl};
  }

  ${from.large} {
    padding-bottom: ${space.huge};
  }
`;

const titleStyles = css`
  margin: 0;
  font: 700 ${text.hero} ${family.heading};
  letter-spacing: -0.01em;
  text-wrap: balance;

  &:focus {
    outline: none;
  }
`;

const leadStyles = css`
  font: ${text.lead} ${family.body};
`;

const panelStyles = css`
  display: grid;
  gap: ${space.s};
  padding: ${space.m};
  border-radius: ${radius.panel};
  background: ${color.surface};
  box-shadow: ${shadow.overlay};

  ${from.desktop} {
    padding: ${space.l};
  }
`;

const tabStyles = css`
  justify-self: start;
  padding-bottom: ${space.xxs};
  border-bottom: 3px solid ${color.action};
  font: 700 ${text.small} ${family.body};
  letter-spacing: 0.02em;
  color: ${color.action};
`;
