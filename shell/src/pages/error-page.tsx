import { css } from '@emotion/react';
import { Container } from '@storefront/shared/ui/container';
import { PageHeading } from '@storefront/shared/ui/heading';
import { Row } from '@storefront/shared/ui/stack';
import { color, family, from, space, text } from '@storefront/shared/ui/tokens';
import type { ReactNode } from 'react';

import { SuggestedLinks } from './suggested-links';

interface ErrorPageProps {
  readonly drawing: ReactNode;
  readonly title: string;
  /** One sentence of cause. */
  readonly cause: string;
  readonly actions: ReactNode;
}

/** Layout of Page Not Found and of the error page: cause, main action and links to other pages. */
export function ErrorPage({ drawing, title, cause, actions }: ErrorPageProps) {
  return (
    <Container>
      <div css={boxStyles}>
        {drawing}
        <PageHeading>{title}</PageHeading>
        <p css={causeStyles}>{cause}</p>
        <Row gap="s" wrap>
          {actions}
        </Row>
        <SuggestedLinks />
      </div>
    </Container>
  );
}

const boxStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space.m};
  max-width: 640px;
  margin-inline: auto;
  padding: ${space.xl} 0;
  text-align: center;

  ${from.desktop} {
    padding: ${space.huge} 0;
  }
`;

const causeStyles = css`
  max-width: 48ch;
  font: ${text.lead} ${family.body};
  color: ${color.inkSoft};
  text-wrap: balance;
`;
