import { css } from '@emotion/react';
import { PageHead } from '@storefront/shared/page/page-head';
import { Container } from '@storefront/shared/ui/container';
import { PageHeading, SectionHeading } from '@storefront/shared/ui/heading';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import type { ReactNode } from 'react';

interface TextPageProps {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly children: ReactNode;
}

/** A page of the shell that is mostly words. */
export function TextPage({ title, description, path, children }: TextPageProps) {
  return (
    <Container>
      <PageHead title={title} description={description} canonicalPath={path} />
      <div css={pageStyles}>
        <PageHeading>{title}</PageHeading>
        {children}
      </div>
    </Container>
  );
}

export function TextSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section css={sectionStyles}>
      <SectionHeading>{title}</SectionHeading>
      {children}
    </section>
  );
}

const pageStyles = css`
  display: grid;
  gap: ${space.xl};
  max-width: 70ch;
  padding: ${space.xxl} 0;
  font: ${text.body} ${family.body};
  color: ${color.inkSoft};
`;

const sectionStyles = css`
  display: grid;
  gap: ${space.s};
`;
