import { css } from '@emotion/react';
import { color, family, space, text } from './tokens';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface DisclosureProps {
  readonly title: string;
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** A collapsible section that works without scripts. Its content is always in the document, also for printing. */
export function Disclosure({ title, open = false, children }: DisclosureProps) {
  return (
    <details open={open} css={disclosureStyles}>
      <summary css={summaryStyles}>
        <h3 css={titleStyles}>{title}</h3>
        <ChevronDown size={20} aria-hidden />
      </summary>
      <div css={contentStyles}>{children}</div>
    </details>
  );
}

const disclosureStyles = css`
  border-bottom: 1px solid ${color.lineSoft};

  &[open] > summary > svg {
    transform: rotate(180deg);
  }

  @media print {
    break-inside: avoid;
  }
`;

const summaryStyles = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
  min-height: 48px;
  padding: ${space.xs} 0;
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  & > svg {
    flex: none;
  }
`;

const titleStyles = css`
  margin: 0;
  font: 600 ${text.body} ${family.body};
`;

const contentStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  padding-bottom: ${space.m};
  font: ${text.body} ${family.body};
  color: ${color.inkSoft};

  & p {
    max-width: 70ch;
    white-space: pre-line;
  }
`;
