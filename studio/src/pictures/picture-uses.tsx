import { css } from '@emotion/react';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { Link } from 'react-router-dom';

import type { OpenedPicture } from '../api/pictures';
import { ukMoment } from '../ui/uk-time';

/** Renders the documents that use a picture, its size, and who uploaded it. */
export function PictureUses({ picture }: { readonly picture: OpenedPicture }) {
  const { uses, giataId, width, height, bytes, uploadedBy, uploadedAt } = picture;
  return (
    <div css={usesStyles}>
      <h3 css={usesTitleStyles}>Where it is used</h3>
      {giataId !== null && <p>With the hotel {giataId}, on the site.</p>}
      {uses.length === 0 ? (
        giataId === null && <p>No document uses it.</p>
      ) : (
        <ul>
          {uses.map(({ kind, id, title, isLive }) => (
            <li key={`${kind}/${id}`}>
              <Link to={`/documents/${kind}/${id}`}>{title}</Link>
              {isLive ? ', on the site' : ', not on the site'}
            </li>
          ))}
        </ul>
      )}
      <p>
        {width} × {height} pixels, {Math.ceil(bytes / 1024).toLocaleString('en-GB')} kB. Uploaded by{' '}
        {uploadedBy}, {ukMoment(uploadedAt)}.
      </p>
    </div>
  );
}

const usesTitleStyles = css`
  margin: 0;
  font: 600 ${text.body} ${family.body};
`;

const usesStyles = css`
  color: ${color.inkSoft};
  font: ${text.small} ${family.body};

  & ul {
    margin: ${space.xxs} 0;
    padding-left: ${space.m};
  }

  & p {
    margin: ${space.xxs} 0 0;
  }
`;
