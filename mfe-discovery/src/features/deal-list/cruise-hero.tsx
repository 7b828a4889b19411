import { css } from '@emotion/react';
import type { ListPageTexts } from '@storefront/shared/api/site/list-page.schema';
import { Button } from '@storefront/shared/ui/button';
import { Picture } from '@storefront/shared/ui/picture';
import { below, color, family, from, radius, space, text } from '@storefront/shared/ui/tokens';

import { usePictureUrl } from '../../parts/list-page/list-head';

import { focusList } from './deal-lists';

/** Renders the hero of /cruise-deals; its button scrolls to the list (LIST-04, LIST-05). */
export function CruiseHero({ texts }: { readonly texts: ListPageTexts }) {
  const { headline, intro, heroImage, heroAlternative } = texts;
  return (
    <header css={heroStyles}>
      <div css={pictureStyles}>
        <Picture
          src={usePictureUrl(heroImage)}
          alt={heroAlternative}
          ratio="fill"
          sizes="(min-width: 1280px) 1240px, 100vw"
          priority
        />
      </div>
      <div css={contentStyles}>
        <h1 tabIndex={-1} data-page-heading css={titleStyles}>
          {headline}
        </h1>
        <p css={leadStyles}>{intro}</p>
        <Button look="call" size="large" onClick={focusList}>
          See cruise deals
        </Button>
      </div>
    </header>
  );
}

const heroStyles = css`
  position: relative;
  display: grid;
  align-items: end;
  min-height: 320px;
  border-radius: ${radius.panel};
  overflow: hidden;

  ${from.large} {
    min-height: 420px;
  }
`;

// The scrim keeps the text readable on any picture.
const pictureStyles = css`
  position: absolute;
  inset: 0;

  &::after {
    position: absolute;
    inset: 0;
    background: linear-gradient(90deg, ${color.scrim}, ${color.scrim} 45%, transparent);
    content: '';

    ${below.desktop} {
      background: ${color.scrim};
    }
  }
`;

const contentStyles = css`
  position: relative;
  display: grid;
  justify-items: start;
  gap: ${space.m};
  max-width: 620px;
  padding: ${space.l} ${space.m};
  color: ${color.onAction};

  ${from.large} {
    padding: ${space.xxl};
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
