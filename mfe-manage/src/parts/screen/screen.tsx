import { css } from '@emotion/react';
import { PageHead } from '@storefront/shared/composites/page/page-head';
import { Container } from '@storefront/shared/ui/container';
import { PageHeading } from '@storefront/shared/ui/heading';
import { TextLink } from '@storefront/shared/ui/text-link';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';

interface ScreenProps {
  readonly title: string;
  /** True while the screen shows errors: the document title then starts with "Error:". */
  readonly error?: boolean;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

/** A screen that does one thing with the booking, with the way back to it. */
export function Screen({ title, error = false, intro, children }: ScreenProps) {
  return (
    <Container>
      <PageHead title={error ? `Error: ${title}` : title} robots="noindex" />
      <div css={screenStyles}>
        <p>
          <TextLink to="/manage" css={backStyles}>
            <ArrowLeft size={20} aria-hidden /> Back to your booking
          </TextLink>
        </p>
        <PageHeading>{title}</PageHeading>
        {intro && <p css={introStyles}>{intro}</p>}
        {children}
      </div>
    </Container>
  );
}

const screenStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  max-width: 640px;
  margin-inline: auto;
  padding-top: ${space.l};
  font: ${text.body} ${family.body};
`;

const backStyles = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  min-height: 44px;
`;

const introStyles = css`
  color: ${color.inkSoft};
`;
