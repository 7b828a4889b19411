import { css } from '@emotion/react';
import { Countdown } from '@storefront/shared/composites/countdown/countdown';
import { SafeHtml } from '@storefront/shared/composites/page/safe-html';
import type { BlockProps } from '@storefront/shared/contracts/blocks/block-definitions';
import { useRuntime } from '@storefront/shared/runtime';
import { Container } from '@storefront/shared/ui/container';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { color, family, from, radius, space, text } from '@storefront/shared/ui/tokens';

import { BlockButton } from './block-link';
import type { BlockViewProps } from './block-view';

/** Longest time for which seconds are counted: before that only the date is displayed. */
const COUNTED_MS = 48 * 3_600_000;

/** Renders an offer until its end, and nothing afterwards. */
export function OfferBlock({ props, context }: BlockViewProps<BlockProps<'offer'>>) {
  const { clock } = useRuntime();
  const ends = Date.parse(context.blocks.times[props.ends] ?? '');
  const now = clock.now();
  if (!(ends > now)) return null;
  return (
    <Container>
      <div css={offerStyles}>
        <div css={textStyles}>
          <SectionHeading size="page">{props.title}</SectionHeading>
          <SafeHtml>{props.text}</SafeHtml>
        </div>
        <div css={actStyles}>
          <p css={endStyles}>Ends {END.format(ends)}</p>
          {ends - now < COUNTED_MS && (
            <Countdown
              label="Time left"
              endedLabel="This offer has ended"
              from={ends - COUNTED_MS}
              seconds={COUNTED_MS / 1_000}
            />
          )}
          <BlockButton {...props.link} look="call" />
        </div>
      </div>
    </Container>
  );
}

const END = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

const offerStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  align-items: center;
  padding: ${space.l};
  border-radius: ${radius.panel};
  background: ${color.sunSoft};
  overflow-wrap: anywhere;

  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding: ${space.xl};
  }
`;

const textStyles = css`
  display: grid;
  gap: ${space.s};
`;

const actStyles = css`
  display: grid;
  justify-items: start;
  gap: ${space.s};
  font: ${text.body} ${family.body};
`;

const endStyles = css`
  margin: 0;
  font: 600 ${text.body} ${family.body};
`;
