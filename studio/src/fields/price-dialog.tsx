import { priceReferenceText } from '@storefront/shared/contracts/blocks/price-reference';
import { Button } from '@storefront/shared/ui/button';
import { Row, Stack } from '@storefront/shared/ui/stack';
import { SelectField } from '@storefront/shared/ui/select-field';
import { useState } from 'react';

import { Modal } from '../ui/modal';

import { useDocumentChoices } from './document-choices';

interface PriceDialogProps {
  readonly onClose: () => void;
  /** Receives the reference as it is written in a text. */
  readonly onChoose: (reference: string) => void;
}

/** Chooses a price that stays the one of the day: the from-price of a landing page or of a deal. */
export function PriceDialog({ onClose, onChoose }: PriceDialogProps) {
  const [kind, setKind] = useState<'pages' | 'deals'>('pages');
  const choices = useDocumentChoices(kind);
  const [id, setId] = useState('');
  return (
    <Modal title="Insert a price" onClose={onClose}>
      <Stack>
        <p>The text shows the lowest price per person of the day, so it is never out of date.</p>
        <SelectField
          label="Price of"
          value={kind}
          options={[
            { value: 'pages', label: 'a landing page' },
            { value: 'deals', label: 'a deal' },
          ]}
          onValueChange={(next) => {
            setKind(next === 'deals' ? 'deals' : 'pages');
            setId('');
          }}
        />
        <SelectField
          label="Which one"
          value={id}
          options={[{ value: '', label: 'Choose …' }, ...choices]}
          onValueChange={setId}
        />
        <Row>
          <Button
            onClick={() => {
              if (id !== '') onChoose(priceReferenceText({ kind, id }));
            }}
          >
            Insert
          </Button>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        </Row>
      </Stack>
    </Modal>
  );
}
