import { escapeHtml } from '@storefront/server-kit/escape-html';
import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';

/** Scene of pages without a picture of their own. */
const DEFAULT_SCENE = 'beach-2';

/** A drawing of the media service in any size: `/media/beach-2/1600.jpg`. */
const DRAWING = /(<meta property="og:image" content="[^"]*\/media\/)([\w-]+-\d+)\/\d+\.jpg"/;

/**
 * Returns the head of a page with the tags that links in social networks need (DEC-170). They are written here, because
 * only services that read the document need them: the scripts of a page do not grow.
 *
 * @param head rendered head elements; their picture is shown as the drawing in the format of social networks
 */
export function socialHead({ seller, backendUrl }: SocialConfig, head: string): string {
  const withPicture = head.includes('property="og:image"')
    ? head
    : `${head}<meta property="og:image" content="${escapeHtml(`${backendUrl}/media/${DEFAULT_SCENE}/1600.jpg`)}">`;
  const isDrawing = DRAWING.test(withPicture);
  return `${withPicture.replace(DRAWING, '$1social/$2.jpg"')}
<meta name="twitter:card" content="summary_large_image">
<meta property="og:site_name" content="${escapeHtml(seller.brand)}">
<meta property="og:locale" content="en_GB">${isDrawing ? SIZE_OF_DRAWING : ''}`;
}

type SocialConfig = Pick<StorefrontConfig, 'seller' | 'backendUrl'>;

const SIZE_OF_DRAWING =
  '\n<meta property="og:image:width" content="1200">\n<meta property="og:image:height" content="630">';
