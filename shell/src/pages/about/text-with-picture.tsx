import { css } from '@emotion/react';
import { useRuntime } from '@storefront/shared/runtime';
import { Picture } from '@storefront/shared/ui/picture';
import { from, radius, space } from '@storefront/shared/ui/tokens';
import type { ReactNode } from 'react';

interface TextWithPictureProps {
  /** URL of a decorative picture, or its path in the backend. */
  readonly picture: string;
  /** Shows the picture on the left. */
  readonly mirrored?: boolean;
  readonly children: ReactNode;
}

/** Text with a picture on the right; on phones the picture is below the text. */
export function TextWithPicture({ picture, mirrored = false, children }: TextWithPictureProps) {
  const { config } = useRuntime();
  return (
    <div css={rowStyles}>
      {children}
      <div css={[pictureStyles, mirrored && firstStyles]}>
        <Picture
          src={new URL(picture, `${config.backendUrl}/`).href}
          alt=""
          ratio="3/2"
          sizes="(min-width: 1024px) 600px, 100vw"
        />
      </div>
    </div>
  );
}

const rowStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${space.l};

  ${from.large} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.huge};
  }
`;

const pictureStyles = css`
  overflow: hidden;
  border-radius: ${radius.panel};

  @media print {
    display: none;
  }
`;

const firstStyles = css`
  ${from.large} {
    order: -1;
  }
`;
