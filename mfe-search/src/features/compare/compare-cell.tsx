import { css } from '@emotion/react';
import { ReviewScore } from '@storefront/shared/composites/review-score/review-score';
import { Badge } from '@storefront/shared/ui/badge';
import { Skeleton } from '@storefront/shared/ui/skeleton';
import { Stars } from '@storefront/shared/composites/stars/stars';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { VisuallyHidden } from '@storefront/shared/ui/visually-hidden';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';

import type { CompareCell as Cell } from './compare-rows';

/** The content of one cell. The best value has a badge with text, not only a colour. */
export function CompareCell({ cell }: { readonly cell: Cell }) {
  switch (cell.kind) {
    case 'text':
      return cell.lines.map((line) => (
        <span key={line} css={lineStyles}>
          {line}
        </span>
      ));
    case 'price':
      return (
        <Marked mark={cell.best ? 'Lowest price' : null}>
          <strong css={priceStyles}>{cell.amount}</strong>
        </Marked>
      );
    case 'stars':
      return <Stars starClass={cell.starClass} />;
    case 'rating':
      return (
        <Marked mark={cell.best ? 'Best rated' : null}>
          <span css={ratingStyles}>
            <ReviewScore score={cell.score} count={cell.count} />
          </span>
        </Marked>
      );
    case 'offered':
      return <Offered offered={cell.offered} />;
    case 'unknown':
      return <span css={unknownStyles}>Not known</span>;
    case 'loading':
      return (
        <>
          <VisuallyHidden>Loading</VisuallyHidden>
          <Skeleton height="24px" width="80%" radius="field" />
        </>
      );
  }
}

function Marked({ mark, children }: { readonly mark: string | null; readonly children: ReactNode }) {
  return (
    <span css={markedStyles}>
      {children}
      {mark && <Badge tone="success">{mark}</Badge>}
    </span>
  );
}

function Offered({ offered }: { readonly offered: boolean }) {
  return (
    <span css={[offeredStyles, !offered && notOfferedStyles]}>
      {offered ? <Check size={20} aria-hidden /> : <Minus size={20} aria-hidden />}
      {offered ? 'Yes' : 'No'}
    </span>
  );
}

const lineStyles = css`
  display: block;
`;

const unknownStyles = css`
  color: ${color.inkSoft};
`;

const priceStyles = css`
  font: 700 ${text.h4} ${family.heading};
`;

const markedStyles = css`
  display: grid;
  justify-items: start;
  gap: ${space.xxs};
`;

/* Five circles, a number and a count take two lines in a narrow column. */
const ratingStyles = css`
  & > span {
    flex-wrap: wrap;
  }
`;

const offeredStyles = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};

  & svg {
    flex: none;
    color: ${color.success};
  }
`;

const notOfferedStyles = css`
  color: ${color.inkSoft};

  & svg {
    color: currentcolor;
  }
`;
