import type { TextPageContent } from '@storefront/shared/api/site/text-page.schema';
import { SafeHtml } from '@storefront/shared/composites/page/safe-html';
import { TEXT_PAGES, type TextPageId } from '@storefront/shared/api/site/text-pages';
import { withFacts, withFactsInHtml } from '@storefront/shared/api/site/text-references';
import { useRuntime } from '@storefront/shared/runtime';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';

import { TextWithPicture } from './about/text-with-picture';
import { TextPage, TextSection } from './text-page';
import { TintedPanel } from './tinted-panel';

/** A part of a static page that the shell renders from settings and code. */
export interface TextPart {
  readonly Content: ComponentType;
  /** Target of links to the section; must not change with its heading. */
  readonly id?: string;
  /** Full width for cards, tables and forms. */
  readonly wide?: boolean;
  /** Shows the section as a panel with this icon. */
  readonly icon?: LucideIcon;
}

type Section = TextPageContent['sections'][number];

interface TextDocumentProps {
  readonly id: TextPageId;
  readonly page: TextPageContent;
  readonly parts: Readonly<Record<string, TextPart>>;
  /** Numbers the sections, or lists them in a table of contents. */
  readonly contents?: 'listed' | 'numbered';
}

/** Renders a static page as the content team has published it (DEC-252). A part of a newer release is left out. */
export function TextDocument({ id, page, parts, contents }: TextDocumentProps) {
  const { config } = useRuntime();
  const sections = page.sections.flatMap((section, index) => {
    const part = section.part === null ? null : parts[section.part];
    if (part === undefined) return [];
    const heading = withFacts(section.heading, config);
    const title = contents === 'numbered' ? `${index + 1}. ${heading}` : heading;
    const anchor = part?.id ?? (contents && anchorOf(heading));
    return [{ section, part, title, anchor, key: `${index} ${heading}` }];
  });
  return (
    <TextPage
      title={page.title}
      lead={withFacts(page.lead, config)}
      seoTitle={withFacts(page.seoTitle, config)}
      description={withFacts(page.seoDescription, config)}
      path={TEXT_PAGES[id].path}
      {...(contents && {
        contents: sections.map(({ anchor = '', title }) => ({ id: anchor, title })),
      })}
    >
      {sections.map(({ key, ...one }, index) => (
        <DocumentSection key={key} {...one} mirrored={pictureNumber(page.sections, index) % 2 === 1} />
      ))}
    </TextPage>
  );
}

interface DocumentSectionProps {
  readonly section: Section;
  readonly part: TextPart | null;
  readonly title: string;
  readonly anchor: string | undefined;
  readonly mirrored: boolean;
}

function DocumentSection({ section, part, title, anchor, mirrored }: DocumentSectionProps) {
  const content = (
    <>
      <Body html={section.body} />
      {part && <part.Content />}
    </>
  );
  const text =
    title === '' ? (
      content
    ) : (
      <TextSection title={title} wide={part?.wide ?? false} {...(anchor !== undefined && { id: anchor })}>
        {content}
      </TextSection>
    );
  if (part?.icon) return <TintedPanel icon={part.icon}>{text}</TintedPanel>;
  if (section.picture === null) return text;
  return (
    <TextWithPicture picture={section.picture} mirrored={mirrored}>
      {text}
    </TextWithPicture>
  );
}

function Body({ html }: { readonly html: string }) {
  const { config } = useRuntime();
  return html === '' ? null : <SafeHtml>{withFactsInHtml(html, config)}</SafeHtml>;
}

/** Number of pictures before a section: pictures alternate between both sides. */
function pictureNumber(sections: readonly Section[], index: number): number {
  return sections.slice(0, index).filter(({ picture }) => picture !== null).length;
}

function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
