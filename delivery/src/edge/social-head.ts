import { escapeHtml } from '@storefront/server-kit/escape-html';
import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';

import type { SocialPicture } from '../render/social-picture';

/** Scene of pages without a picture of their own. */
const DEFAULT_SCENE = 'beach-2';

/** A drawing of the media service, or a picture of the library, in any size: `/media/beach-2/1600.jpg`. */
const PICTURE = /\/media\/([\w-]+-\d+)\/\d+\.jpg$/;
const IMAGE_TAG = /<meta property="og:image" content="([^"]*)"\/?>/;

type SocialConfig = Pick<StorefrontConfig, 'seller' | 'backendUrl'>;

/**
 * Returns the head of a page with the tags that links in social networks need (DEC-170). They are written here, because
 * only services that read the document need them: the scripts of a page do not grow.
 *
 * @param head rendered head elements
 * @param chosen replaces the picture of the page; `null` keeps it
 */
export function socialHead(config: SocialConfig, head: string, chosen: SocialPicture | null = null): string {
  const { brand } = config.seller;
  return `${head.replace(IMAGE_TAG, '')}${imageTags(config, head, chosen)}
<meta name="twitter:card" content="summary_large_image">
<meta property="og:site_name" content="${escapeHtml(brand)}">
<meta property="og:locale" content="en_GB">`;
}

/** Pictures of the shop are shown in the format of social networks, whose size is known. */
function imageTags({ backendUrl }: SocialConfig, head: string, chosen: SocialPicture | null): string {
  const own = IMAGE_TAG.exec(head)?.[1] ?? escapeHtml(`${backendUrl}/media/${DEFAULT_SCENE}/1600.jpg`);
  const url = chosen === null ? own : escapeHtml(new URL(chosen.picture, `${backendUrl}/`).href);
  const alternative =
    chosen === null || chosen.alternative === ''
      ? ''
      : `\n<meta property="og:image:alt" content="${escapeHtml(chosen.alternative)}">`;
  const size = PICTURE.test(url) ? SIZE : '';
  return `\n<meta property="og:image" content="${url.replace(PICTURE, '/media/social/$1.jpg')}">${size}${alternative}`;
}

const SIZE =
  '\n<meta property="og:image:width" content="1200">\n<meta property="og:image:height" content="630">';
