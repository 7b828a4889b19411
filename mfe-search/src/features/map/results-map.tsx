import { useEffect, useState, type ComponentType } from 'react';

import type { ResultsMapProps } from './map-hotel';
import { MapNotLoaded, MapToCome } from './map-loading';

type Part = { readonly LandMap: ComponentType<ResultsMapProps> };

/**
 * The hotels of a search on the land they stand on. The library and the coastlines come in a file of their
 * own, after the page is drawn: nobody pays for a map that is not looked at, and a server never draws one.
 */
export function ResultsMap(props: ResultsMapProps) {
  const [part, setPart] = useState<Part | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let left = false;
    loadMap().then(
      (loaded) => !left && setPart(loaded),
      () => !left && setPart('failed'),
    );
    return () => {
      left = true;
    };
  }, [attempt]);

  const onRetry = () => {
    setPart(null);
    setAttempt((before) => before + 1);
  };

  if (part === null) return <MapToCome />;
  if (part === 'failed') return <MapNotLoaded onRetry={onRetry} />;
  return <part.LandMap {...props} />;
}

/** Fetches the file of the map; worth a call where somebody is about to ask for the map. */
export function loadMap(): Promise<Part> {
  return import('./land-map');
}
