import { css } from '@emotion/react';
import { hintStyles } from '@storefront/shared/ui/field';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { useCallback } from 'react';

import type { JsonObject } from '../api/json';
import { openPicture, pictureUrl } from '../api/pictures';
import { useResponse } from '../api/use-response';
import { shopOrigin } from '../frame/page-settings';

/** Fields with the title of a page, the first one that has a text. */
const TITLES = ['seoTitle', 'headline', 'destinationName', 'name', 'hotelName', 'title'];
const DESCRIPTIONS = ['seoDescription', 'intro', 'lead'];
const PICTURES = ['socialPicture', 'heroImage', 'featuredImage'];

/** Renders how a link to the page looks in social networks and messages. */
export function LinkPreview({ document }: { readonly document: JsonObject }) {
  const title = firstText(document, TITLES);
  const description = firstText(document, DESCRIPTIONS);
  const picture = firstText(document, PICTURES);
  const id = /^media:([a-z]{16})$/.exec(picture)?.[1];
  return (
    <figure css={figureStyles}>
      <figcaption css={hintStyles}>How a shared link looks</figcaption>
      <div css={cardStyles}>
        {id === undefined ? <p css={emptyStyles}>The picture of the page</p> : <LinkPicture id={id} />}
        <div css={copyStyles}>
          <span css={siteStyles}>{new URL(shopOrigin()).host}</span>
          <strong css={titleStyles}>{title || 'The headline of the page'}</strong>
          <span css={descriptionStyles}>{description || 'The introduction of the page'}</span>
        </div>
      </div>
    </figure>
  );
}

function LinkPicture({ id }: { readonly id: string }) {
  const { data } = useResponse(useCallback(() => openPicture(id), [id]));
  if (!data) return <p css={emptyStyles}>Loading the picture</p>;
  const { focalX, focalY } = data;
  return (
    <img
      src={pictureUrl(data, 'whole')}
      alt=""
      css={pictureStyles}
      style={{ objectPosition: `${focalX * 100}% ${focalY * 100}%` }}
    />
  );
}

function firstText(document: JsonObject, names: readonly string[]): string {
  const texts = names.map((name) => document[name]);
  return texts.find((value): value is string => typeof value === 'string' && value.trim() !== '') ?? '';
}

const figureStyles = css`
  display: grid;
  gap: ${space.xxs};
  max-width: 420px;
  margin: 0;
`;

const cardStyles = css`
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  overflow: hidden;
`;

const pictureStyles = css`
  display: block;
  width: 100%;
  aspect-ratio: 1200 / 630;
  background: ${color.skeleton};
  object-fit: cover;
`;

const emptyStyles = css`
  display: grid;
  place-items: center;
  aspect-ratio: 1200 / 630;
  margin: 0;
  background: ${color.skeleton};
  color: ${color.inkSoft};
  font: ${text.small} ${family.body};
`;

const copyStyles = css`
  display: grid;
  gap: 2px;
  padding: ${space.s};
  border-top: 1px solid ${color.lineSoft};
`;

const siteStyles = css`
  color: ${color.inkSoft};
  font: ${text.small} ${family.body};
`;

const titleStyles = css`
  font: 700 ${text.body} ${family.body};
  overflow-wrap: anywhere;
`;

const descriptionStyles = css`
  display: -webkit-box;
  overflow: hidden;
  color: ${color.inkSoft};
  font: ${text.small} ${family.body};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
