import { hasVisibleText } from '../../domain/html-text';
import { CollapsibleHtml } from '../../parts/collapsible-html/collapsible-html';
import { PageSection } from '../../parts/page-section/page-section';

interface HotelDescriptionProps {
  /** HTML or plain text from the back office. */
  readonly text: string;
  readonly title?: string;
}

/** Description of the hotel: the first lines, and the rest on request. */
export function HotelDescription({ text, title = 'Hotel Details' }: HotelDescriptionProps) {
  if (!hasVisibleText(text)) return null;
  return (
    <PageSection title={title}>
      <CollapsibleHtml>{text}</CollapsibleHtml>
    </PageSection>
  );
}
