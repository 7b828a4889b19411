import { css } from '@emotion/react';
import { useRuntime } from '@storefront/shared/runtime';
import { Container } from '@storefront/shared/ui/container';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { color, radius, space } from '@storefront/shared/ui/tokens';
import { useId } from 'react';

/** Renders the configured third-party form in a sandboxed frame (GRP-08, DEC-81); nothing without configuration. */
export function EnquiryForm() {
  const { enquiryFormUrl } = useRuntime().config.groupPage;
  const headingId = useId();
  if (enquiryFormUrl === null) return null;
  return (
    <Container>
      <section css={sectionStyles} aria-labelledby={headingId}>
        <SectionHeading size="page" id={headingId}>
          Ask us about this holiday
        </SectionHeading>
        <iframe
          title="Enquiry form"
          src={enquiryFormUrl}
          loading="lazy"
          sandbox="allow-forms allow-scripts"
          referrerPolicy="no-referrer"
          css={frameStyles}
        />
      </section>
    </Container>
  );
}

const sectionStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
`;

const frameStyles = css`
  width: 100%;
  height: 560px;
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.card};
  background: ${color.surface};
`;
