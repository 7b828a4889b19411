import { onDemand } from '@storefront/shared/ui/on-demand/on-demand';
import { useOnDemand } from '@storefront/shared/ui/on-demand/use-on-demand';

import { MapLoadFailed, MapLoading } from '../../../features/map/map-loading';

import type { PlacesMapProps } from './places-map';

const source = onDemand(() => import('./places-map'));

/** The map of destinations, which is loaded after the page is rendered. */
export function PlacesMapFrame(props: PlacesMapProps) {
  const { code, failed, retry } = useOnDemand(source, true, 'when-needed');
  if (failed) return <MapLoadFailed onRetry={retry} noun="place" />;
  if (!code) return <MapLoading />;
  return <code.PlacesMap {...props} />;
}
