import { css } from '@emotion/react';
import { backendUrl } from '@storefront/shared/platform/config/endpoints';
import { useRuntime } from '@storefront/shared/runtime';
import { Picture } from '@storefront/shared/ui/picture';
import { from, radius, space } from '@storefront/shared/ui/tokens';
import type { ReactNode } from 'react';

interface PictureBesideProps {
  /** A drawing of the media service, such as `beach-12`: it decorates and says nothing. */
  readonly scene: string;
  /** The picture to the left. */
  readonly mirrored?: boolean;
  readonly children: ReactNode;
}

/** Words with a picture at their side; on a phone the picture goes below. */
export function PictureBeside({ scene, mirrored = false, children }: PictureBesideProps) {
  const { config } = useRuntime();
  return (
    <div css={rowStyles}>
      {children}
      <div css={[pictureStyles, mirrored && firstStyles]}>
        <Picture
          src={backendUrl(config, `media/${scene}/960.jpg`)}
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
