import type { CardPrice } from '@storefront/shared/api/content/card-prices.schema';

import { DestinationFace } from '../../parts/destination-face/destination-face';

import { pageIdOfPath } from './request-card-prices';
import { useCardPrice } from './use-card-price';

interface DestinationCardProps {
  readonly name: string;
  /** `/page/{id}` */
  readonly path: string;
  /** Scene and variant of the media service, such as `beach-3`. */
  readonly scene: string;
  /** Price in the HTML document; `null` when it has none. */
  readonly renderedPrice: CardPrice | null;
}

/** Renders the card of a destination, and refreshes its price. */
export function DestinationCard({ name, path, scene, renderedPrice }: DestinationCardProps) {
  const price = useCardPrice(pageIdOfPath(path), renderedPrice);
  return <DestinationFace {...{ name, path, scene, price }} />;
}
