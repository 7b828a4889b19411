import { css } from '@emotion/react';
import { MapPin } from 'lucide-react';
import { useState } from 'react';

import { useRuntime } from '@storefront/shared/runtime';

import { Button } from '../../ui/button';
import { color, family, radius, space, text } from '../../ui/tokens';
import { linkStyles } from '../../ui/text-link';
import { VisuallyHidden } from '../../ui/visually-hidden';

import { BritishIslesMap } from './british-isles-map';
import type { CoastlineMapProps } from './coastline-map';
import { LazyCoastlineMap } from './lazy-coastline-map';
import { mapUrl } from './map-url';
import { isOnBritishIsles } from './projection';

interface LocationMapProps {
  readonly name: string;
  /** One line each. */
  readonly address: readonly string[];
  /** In degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Renders the location of a place: a map that we draw ourselves, and the address. The iframe of a map service is
 * embedded only after a click, so that no third party receives data before (claims row 32).
 */
export function LocationMap({ name, address, latitude, longitude }: LocationMapProps) {
  const { maps } = useRuntime().config;
  const [interactive, setInteractive] = useState(false);
  const place = { latitude, longitude };
  const embedUrl = mapUrl(maps.embedUrl, place);
  const linkUrl = mapUrl(maps.linkUrl, place);
  const frameUrl = interactive ? embedUrl : null;

  return (
    <div css={boxStyles}>
      {frameUrl !== null && (
        <iframe
          css={frameStyles}
          src={frameUrl}
          title={`Map of ${name}`}
          loading="lazy"
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-popups"
          ref={focusFrame}
        />
      )}
      {frameUrl === null && <PlaceMap name={name} {...place} />}
      <div css={detailsStyles}>
        <MapPin size={24} aria-hidden css={iconStyles} />
        <address css={addressStyles}>
          <strong>{name}</strong>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        {linkUrl !== null && (
          <a href={linkUrl} target="_blank" rel="noopener noreferrer" css={linkStyles}>
            Open in a map service
            <VisuallyHidden> (opens in a new window)</VisuallyHidden>
          </a>
        )}
        {embedUrl !== null && !interactive && (
          <div css={embedOfferStyles}>
            <Button look="outline" onClick={() => setInteractive(true)}>
              Show the interactive map
            </Button>
            <p css={noteStyles}>
              It comes from {new URL(embedUrl).host}, which may store something in your browser. Nothing is
              asked there before you press the button.
            </p>
          </div>
        )}
      </div>
    </div>
  );
}

/** The British Isles are part of the bundle; the rest of the world is loaded on demand. */
function PlaceMap(place: CoastlineMapProps) {
  if (isOnBritishIsles(place)) {
    return (
      <div css={[pictureStyles, islesStyles]}>
        <BritishIslesMap {...place} />
      </div>
    );
  }
  if (place.latitude < MIN_LATITUDE || place.latitude > MAX_LATITUDE) return null;
  return (
    <div css={[pictureStyles, abroadStyles]}>
      <LazyCoastlineMap {...place} />
    </div>
  );
}

/** Latitudes in degrees beyond which there is no coastline data (Antarctica and the Arctic ice). */
const MIN_LATITUDE = -57;
const MAX_LATITUDE = 83;

/** Moves the focus to the iframe, because the focused button has been removed. */
function focusFrame(frame: HTMLIFrameElement | null): void {
  frame?.focus({ preventScroll: true });
}

const boxStyles = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  overflow: hidden;
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

const pictureStyles = css`
  height: 360px;
  background: ${color.tint};
`;

const islesStyles = css`
  padding: ${space.m};
`;

// Hidden without scripting, because this map needs it; the address remains.
const abroadStyles = css`
  background: color-mix(in srgb, ${color.action} 9%, ${color.tint});

  @media (scripting: none) {
    display: none;
  }
`;

const frameStyles = css`
  width: 100%;
  height: 360px;
  border: 0;
  background: ${color.skeleton};
`;

const detailsStyles = css`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${space.s};
  padding: ${space.l};
  font: ${text.body} ${family.body};
  color: ${color.inkSoft};
`;

const iconStyles = css`
  color: ${color.action};

  @media (forced-colors: active) {
    color: CanvasText;
  }
`;

const addressStyles = css`
  display: grid;
  font-style: normal;
  overflow-wrap: anywhere;

  & > strong {
    font: 700 ${text.h4} ${family.heading};
    color: ${color.ink};
  }
`;

const embedOfferStyles = css`
  display: grid;
  justify-items: start;
  gap: ${space.xs};
`;

const noteStyles = css`
  font: ${text.small} ${family.body};
  color: ${color.inkFaint};
`;
