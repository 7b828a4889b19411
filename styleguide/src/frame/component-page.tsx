import { css } from '@emotion/react';
import { EmptyState } from '@storefront/shared/ui/empty-state';
import { PageHeading } from '@storefront/shared/ui/heading';
import { color, family, from, radius, space, text } from '@storefront/shared/ui/tokens';
import { useParams } from 'react-router-dom';

import type { Example, ExampleState } from '../example';
import { EXAMPLES } from '../examples';

import { slugOf } from './slug-of';

/** Renders the page of one component, each state in a separate box. */
export function ComponentPage() {
  const { component } = useParams();
  const example = EXAMPLES.find(({ title }) => slugOf(title) === component);
  if (!example) return <EmptyState headingLevel={1} title="There is no such component" />;
  return <ExampleStates key={component} example={example} />;
}

function ExampleStates({ example }: { readonly example: Example }) {
  return (
    <div css={pageStyles}>
      <title>{`${example.title} | Style guide`}</title>
      <div css={headStyles}>
        <PageHeading>{example.title}</PageHeading>
        <p css={purposeStyles}>{example.purpose}</p>
      </div>
      {example.states.map((state) => (
        <StateBox key={state.name} state={state} />
      ))}
    </div>
  );
}

function StateBox({ state: { name, Component } }: { readonly state: ExampleState }) {
  return (
    <section aria-label={name}>
      <h2 css={nameStyles}>{name}</h2>
      <div css={boxStyles} data-state-of-example>
        <Component />
      </div>
    </section>
  );
}

const pageStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
`;

const headStyles = css`
  display: grid;
  gap: ${space.xs};
`;

const purposeStyles = css`
  max-width: 70ch;
  color: ${color.inkSoft};
  font: ${text.lead} ${family.body};
`;

const nameStyles = css`
  margin: 0 0 ${space.xs};
  color: ${color.inkSoft};
  font: 600 ${text.small} ${family.body};
`;

const boxStyles = css`
  position: relative;
  padding: ${space.m};
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.card};
  background: ${color.surface};

  ${from.desktop} {
    padding: ${space.l};
  }
`;
