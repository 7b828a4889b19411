import { css } from '@emotion/react';
import type { BlockProps } from '@storefront/shared/contracts/blocks/block-definitions';
import { Container } from '@storefront/shared/ui/container';
import { Picture } from '@storefront/shared/ui/picture';
import { color, family, from, radius, space, text } from '@storefront/shared/ui/tokens';

import * as styles from '../../../parts/hero/hero.styles';

import { BlockButton } from './block-link';
import type { BlockViewProps } from './block-view';
import { usePictures } from './use-pictures';

/** Renders the headline of the page over a picture; without one over that of the destination. */
export function HeroBlock({ props, context }: BlockViewProps<BlockProps<'hero'>>) {
  const { of, srcOf, scene } = usePictures(context);
  const picture = of(props.picture);
  return (
    <section css={heroStyles} aria-labelledby="campaign">
      <div css={[styles.picture, pictureStyles]}>
        <Picture src={srcOf(props.picture) ?? scene} alt={picture?.alternative ?? ''} ratio="fill" priority />
      </div>
      <Container css={styles.content}>
        <div css={[styles.copy, copyStyles]}>
          <h1 id="campaign" css={styles.title} tabIndex={-1} data-page-heading>
            {props.title}
          </h1>
          {props.lead !== '' && <p css={styles.lead}>{props.lead}</p>}
          {props.links.length > 0 && (
            <div css={linksStyles}>
              {props.links.map((link, index) => (
                <BlockButton
                  key={`${link.to} ${link.label}`}
                  {...link}
                  look={index === 0 ? 'call' : 'outline'}
                />
              ))}
            </div>
          )}
        </div>
      </Container>
      {picture && picture.credit !== '' && (
        <Container>
          <p css={creditStyles}>Photo: {picture.credit}</p>
        </Container>
      )}
    </section>
  );
}

const heroStyles = css`
  position: relative;
  overflow: hidden;
`;

const pictureStyles = css`
  inset: 0;

  ${from.large} {
    inset: 0;
  }
`;

const copyStyles = css`
  gap: ${space.m};
  padding-block: ${space.xxl};

  ${from.large} {
    padding-block: ${space.section};
  }
`;

const linksStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`;

const creditStyles = css`
  position: relative;
  z-index: 1;
  width: fit-content;
  margin: 0 0 ${space.xs} auto;
  padding: 0 ${space.xs};
  border-radius: ${radius.field};
  background: ${color.scrim};
  color: ${color.onAction};
  font: ${text.small} ${family.body};
`;
