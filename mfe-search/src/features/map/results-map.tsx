import { useEffect, useState, type ComponentType } from 'react';

import type { ResultsMapProps } from './map-hotel';
import { MapLoadFailed, MapLoading } from './map-loading';

type MapModule = { readonly LandMap: ComponentType<ResultsMapProps> };

/**
 * The hotels of a search on a map. Leaflet and the coastlines are a chunk of their own, loaded after the page is
 * rendered and never on the server.
 */
export function ResultsMap(props: ResultsMapProps) {
  const [module, setModule] = useState<MapModule | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isMounted = true;
    loadMap().then(
      (loaded) => isMounted && setModule(loaded),
      () => isMounted && setModule('failed'),
    );
    return () => {
      isMounted = false;
    };
  }, [attempt]);

  const onRetry = () => {
    setModule(null);
    setAttempt((before) => before + 1);
  };

  if (module === null) return <MapLoading />;
  if (module === 'failed') return <MapLoadFailed onRetry={onRetry} />;
  return <module.LandMap {...props} />;
}

/** Loads the chunk of the map; can be called early to prefetch it. */
export function loadMap(): Promise<MapModule> {
  return import('./land-map');
}
