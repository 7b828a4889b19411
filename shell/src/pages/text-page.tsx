import { css } from '@emotion/react';
import { PageHead } from '@storefront/shared/composites/page/page-head';
import { Container } from '@storefront/shared/ui/container';
import { PageHeading, SectionHeading } from '@storefront/shared/ui/heading';
import { color, family, from, space, text } from '@storefront/shared/ui/tokens';
import type { ReactNode } from 'react';

import { ContentsList, type ContentsEntry } from './contents-list';

interface TextPageProps {
  readonly title: string;
  /** One sentence below the title. */
  readonly lead: string;
  /** Title and description for search engines. */
  readonly seoTitle: string;
  readonly description: string;
  readonly path: string;
  /** Entries of the table of contents of a long page. */
  readonly contents?: readonly ContentsEntry[];
  readonly children: ReactNode;
}

/** Layout of the shell's text pages: a band with the title, and sections below. */
export function TextPage({ title, lead, seoTitle, description, path, contents, children }: TextPageProps) {
  return (
    <>
      <PageHead title={seoTitle} description={description} canonicalPath={path} />
      <div css={bandStyles}>
        <Container>
          <PageHeading>{title}</PageHeading>
          <p css={leadStyles}>{lead}</p>
        </Container>
      </div>
      <Container>
        {contents ? (
          <div css={withContentsStyles}>
            <ContentsList entries={contents} />
            <div css={bodyStyles}>{children}</div>
          </div>
        ) : (
          <div css={[bodyStyles, aloneStyles]}>{children}</div>
        )}
      </Container>
    </>
  );
}

interface TextSectionProps {
  readonly title: string;
  /** Target of links to this section; makes its heading focusable. */
  readonly id?: string;
  /** Full width for cards and pictures; text alone keeps a readable line length. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

export function TextSection({ title, id, wide = false, children }: TextSectionProps) {
  return (
    <section css={[sectionStyles, wide ? wideStyles : measureStyles]}>
      <SectionHeading {...(id === undefined ? {} : { id, tabIndex: -1 })}>{title}</SectionHeading>
      {children}
    </section>
  );
}

const bandStyles = css`
  padding: ${space.xl} 0;
  border-bottom: 1px solid ${color.lineSoft};
  background: ${color.surfaceAlt};

  ${from.desktop} {
    padding: ${space.huge} 0 ${space.xxl};
  }

  @media print {
    padding: 0 0 ${space.m};
    background: none;
  }
`;

const leadStyles = css`
  max-width: 60ch;
  margin-top: ${space.s};
  font: ${text.lead} ${family.body};
  color: ${color.inkSoft};
  text-wrap: pretty;
`;

const bodyStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xxl};
  font: ${text.body} ${family.body};
  color: ${color.inkSoft};
  overflow-wrap: anywhere;

  @media print {
    gap: ${space.m};
  }
`;

const aloneStyles = css`
  padding: ${space.xxl} 0;

  ${from.large} {
    gap: ${space.huge};
    padding: ${space.huge} 0;
  }
`;

const withContentsStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  padding: ${space.xl} 0 ${space.xxl};

  ${from.large} {
    grid-template-columns: 280px minmax(0, 1fr);
    gap: ${space.huge};
    padding: ${space.huge} 0;
  }

  @media print {
    display: block;
    padding: ${space.m} 0;
  }
`;

const sectionStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.m};

  & strong {
    color: ${color.ink};
  }

  @media print {
    break-inside: avoid;
    gap: ${space.xs};
  }
`;

const measureStyles = css`
  max-width: 70ch;
`;

const wideStyles = css`
  gap: ${space.l};
`;
