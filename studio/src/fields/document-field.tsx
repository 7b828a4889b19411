import { useDocumentChoices } from './document-choices';
import type { FieldProps } from './field-props';
import { ChoiceField } from './text-fields';

const KINDS = { page: 'pages', deal: 'deals', group: 'groups' } as const;
export type DocumentControl = keyof typeof KINDS;

export function isDocumentControl(control: string | undefined): control is DocumentControl {
  return control !== undefined && control in KINDS;
}

/** Renders the choice of another document. */
export function DocumentField({
  control,
  ...props
}: FieldProps & { readonly control: DocumentControl; readonly isNullable: boolean }) {
  return <ChoiceField {...props} options={useDocumentChoices(KINDS[control])} />;
}
