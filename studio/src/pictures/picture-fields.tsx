import { Checkbox } from '@storefront/shared/ui/checkbox';
import { TextField } from '@storefront/shared/ui/text-field';

import type { PictureDetails } from '../api/pictures';

interface PictureFieldsProps {
  readonly details: PictureDetails;
  readonly disabled: boolean;
  readonly onChange: (change: Partial<PictureDetails>) => void;
}

/** Renders the fields of what is stated about a picture. */
export function PictureFields({ details, disabled, onChange }: PictureFieldsProps) {
  const { name, alternative, isDecorative, caption, credit, licence, giataId } = details;
  return (
    <>
      <TextField
        label="Name"
        required
        maxLength={200}
        disabled={disabled}
        value={name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextField
        label="Alternative text"
        hint="What the picture shows, for people who cannot see it. A page with this picture needs it."
        maxLength={500}
        disabled={disabled || isDecorative}
        value={alternative}
        onChange={({ target }) => onChange({ alternative: target.value })}
      />
      <Checkbox
        label="Decorative: the page states the same in words"
        disabled={disabled}
        checked={isDecorative}
        onCheckedChange={(next) => onChange({ isDecorative: next })}
      />
      <TextField
        label="Line below the picture"
        hint="On deals and hotels; a landing page can have a caption of its own."
        maxLength={200}
        disabled={disabled}
        value={caption}
        onChange={({ target }) => onChange({ caption: target.value })}
      />
      <TextField
        label="Credit"
        hint="The page names it below the picture, such as Ann Lee."
        maxLength={200}
        disabled={disabled}
        value={credit}
        onChange={({ target }) => onChange({ credit: target.value })}
      />
      <TextField
        label="Licence"
        hint="For the team only, such as CC BY 4.0, or the number of an invoice."
        maxLength={200}
        disabled={disabled}
        value={licence}
        onChange={({ target }) => onChange({ licence: target.value })}
      />
      <HotelField giataId={giataId} disabled={disabled} onChange={onChange} />
    </>
  );
}

function HotelField({
  giataId,
  disabled,
  onChange,
}: Pick<PictureFieldsProps, 'disabled' | 'onChange'> & Pick<PictureDetails, 'giataId'>) {
  return (
    <TextField
      label="Hotel"
      hint="Number of the hotel that it shows: giata= in the address of its page. It then comes before the other pictures of the hotel, at once."
      inputMode="numeric"
      maxLength={9}
      disabled={disabled}
      value={giataId === null ? '' : String(giataId)}
      onChange={({ target }) => onChange({ giataId: hotelNumber(target.value) })}
    />
  );
}

/** Returns the digits of a text as a number; `null` without a digit. */
function hotelNumber(text: string): number | null {
  return Number(text.replaceAll(/\D/g, '')) || null;
}
