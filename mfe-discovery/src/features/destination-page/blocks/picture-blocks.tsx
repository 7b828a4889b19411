import { css } from '@emotion/react';
import { SafeHtml } from '@storefront/shared/composites/page/safe-html';
import type { BlockProps } from '@storefront/shared/contracts/blocks/block-definitions';
import { Container } from '@storefront/shared/ui/container';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { Picture } from '@storefront/shared/ui/picture';
import { color, family, from, radius, space, text } from '@storefront/shared/ui/tokens';

import { BlockButton } from './block-link';
import { BlockSection } from './block-section';
import type { BlockPageContext, BlockViewProps } from './block-view';
import { usePictures } from './use-pictures';

/** Renders a picture beside a text; on phones above it. */
export function PictureTextBlock({ props, context }: BlockViewProps<BlockProps<'pictureText'>>) {
  return (
    <Container>
      <div css={[rowStyles, props.side === 'right' && rightStyles]}>
        <Figure reference={props.picture} context={context} sizes="(min-width: 768px) 50vw, 100vw" />
        <div css={textStyles}>
          <SectionHeading size="page">{props.title}</SectionHeading>
          <SafeHtml>{props.text}</SafeHtml>
          {props.link && <BlockButton {...props.link} look="action" />}
        </div>
      </div>
    </Container>
  );
}

/** Renders pictures with their captions. */
export function GalleryBlock({ props, context }: BlockViewProps<BlockProps<'gallery'>>) {
  return (
    <BlockSection title={props.title}>
      <ul css={galleryStyles}>
        {props.pictures.map(({ picture, caption }, index) => (
          // A picture may be in a gallery twice; the order is that of the text.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${index} ${picture}`}>
            <Figure
              reference={picture}
              caption={caption}
              context={context}
              sizes="(min-width: 1024px) 33vw, 50vw"
            />
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

interface FigureProps {
  readonly reference: string;
  readonly caption?: string;
  readonly context: BlockPageContext;
  readonly sizes: string;
}

function Figure({ reference, caption = '', context, sizes }: FigureProps) {
  const { of, srcOf } = usePictures(context);
  const picture = of(reference);
  const credit = picture?.credit ? `Photo: ${picture.credit}` : '';
  const note = [caption, credit].filter(Boolean).join(' · ');
  return (
    <figure css={figureStyles}>
      <div css={frameStyles}>
        <Picture src={srcOf(reference)} alt={picture?.alternative ?? ''} ratio="16/9" sizes={sizes} />
      </div>
      {note !== '' && <figcaption css={captionStyles}>{note}</figcaption>}
    </figure>
  );
}

const rowStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  align-items: center;

  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.xxl};
  }
`;

const rightStyles = css`
  ${from.desktop} {
    & > figure {
      order: 1;
    }
  }
`;

const textStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space.m};
  overflow-wrap: anywhere;
`;

const galleryStyles = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.m};
  margin: 0;
  padding: 0;
  list-style: none;

  ${from.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const figureStyles = css`
  margin: 0;
`;

const frameStyles = css`
  overflow: hidden;
  border-radius: ${radius.card};
`;

const captionStyles = css`
  padding-top: ${space.xxs};
  color: ${color.inkSoft};
  font: ${text.small} ${family.body};
  overflow-wrap: anywhere;
`;
