import { css } from '@emotion/react';
import { useRuntime } from '@storefront/shared/runtime';
import { color, radius } from '@storefront/shared/ui/tokens';
import { Plane } from 'lucide-react';
import { useState } from 'react';

const SIZE_PX = 24;

/** Logo of an airline (EXT-02). A plane icon replaces a logo that is missing or fails to load (ERR-23). */
export function AirlineLogo({ code }: { readonly code: string }) {
  const { urlTemplate } = useRuntime().config.airlineIcons;
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const src = urlTemplate?.replaceAll('{code}', encodeURIComponent(code.toLowerCase())) ?? null;
  if (src === null || code === '' || src === brokenSrc) {
    return (
      <span css={boxStyles}>
        <Plane size={20} aria-hidden />
      </span>
    );
  }
  return (
    <img
      src={src}
      alt=""
      width={SIZE_PX}
      height={SIZE_PX}
      loading="lazy"
      decoding="async"
      css={[boxStyles, logoStyles]}
      onError={() => setBrokenSrc(src)}
    />
  );
}

const boxStyles = css`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${SIZE_PX}px;
  height: ${SIZE_PX}px;
  color: ${color.action};
`;

const logoStyles = css`
  border-radius: ${radius.field};
  object-fit: contain;
  /* The icon may replace it under a pressed pointer, and the browser would then send no click. */
  pointer-events: none;
`;
