import { css } from '@emotion/react';
import { Alert } from '@storefront/shared/ui/alert';
import { errorStyles, hintStyles } from '@storefront/shared/ui/field';
import { space } from '@storefront/shared/ui/tokens';

import type { Finding } from '../api/call';
import type { JsonObject } from '../api/json';
import { errorAt, fieldId, warningAt } from '../fields/field-props';
import { ObjectFields } from '../fields/schema-field';
import { WarningNote } from '../fields/warning-note';

import { BlockIcon } from './block-icon';
import type { BlockKind } from './block-kind';
import type { EditedBlock } from './block-list';
import { headingStyles } from './block-outline';

interface BlockFormProps {
  readonly block: EditedBlock;
  /** Path of the block, such as `blocks.2`. */
  readonly path: string;
  /** `undefined` for a block that the live release does not render. */
  readonly kind: BlockKind | undefined;
  readonly findings: readonly Finding[];
  readonly onChange: (props: JsonObject) => void;
}

/** Renders the fields of a block by the schema of the live release. A block that it does not know stays untouched. */
export function BlockForm({ block, path, kind, findings, onChange }: BlockFormProps) {
  const error = errorAt(findings, path) ?? errorAt(findings, `${path}.type`);
  const warning = warningAt(findings, path);
  if (!kind || kind.version !== block.v)
    return (
      <Alert tone="notice" title={`The live release does not edit ${kind?.label ?? block.type}`}>
        This block was made for another version of the shop. It stays as it is; it can be moved and removed.
      </Alert>
    );
  const isEmpty = Object.keys(kind.schema.properties ?? {}).length === 0;
  return (
    <section id={fieldId(path)} tabIndex={-1} aria-label={kind.label} css={formStyles}>
      <div css={headStyles}>
        <BlockIcon type={kind.type} />
        <h2 css={headingStyles}>{kind.label}</h2>
      </div>
      <p css={hintStyles}>{kind.description}</p>
      {error && <p css={errorStyles}>{error}</p>}
      {warning && <WarningNote>{warning}</WarningNote>}
      {isEmpty && <p>This block has nothing to fill in.</p>}
      <ObjectFields
        node={kind.schema}
        path={`${path}.props`}
        value={block.props}
        onChange={onChange}
        findings={findings}
      />
    </section>
  );
}

const formStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`;

const headStyles = css`
  display: flex;
  align-items: center;
  gap: ${space.xs};
`;
