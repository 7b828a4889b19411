import { css } from '@emotion/react';
import { Heart } from 'lucide-react';

import { IconButton } from '../../ui/icon-button';
import { useAnnounce } from '../../ui/live-region';
import { useToast } from '../../ui/toast';
import { color, shadow } from '../../ui/tokens';

import type { ShortlistCandidate, ShortlistEntry } from '../../contracts/shortlist';
import { useShortlist } from '@storefront/shared/runtime';

interface ShortlistButtonProps {
  /** The hotel with its current price. */
  readonly hotel: ShortlistCandidate;
}

/**
 * Renders a heart-shaped toggle that saves a hotel to the shortlist or removes it, with Undo in a toast. It can be
 * placed on a picture, but not inside a link. The page needs a `LiveRegion` and a `ToastProvider`.
 */
export function ShortlistButton({ hotel }: ShortlistButtonProps) {
  const { entries, save, remove, restore } = useShortlist();
  const saved = entries.find(({ giataId }) => giataId === hotel.giataId);
  const announce = useAnnounce();
  const toast = useToast();

  const removeWithUndo = (entry: ShortlistEntry) => {
    remove(entry.giataId);
    toast({
      title: 'Removed from your shortlist',
      message: entry.name,
      action: { label: 'Undo', onPress: () => restore([entry]) },
    });
  };
  const saveHotel = () => {
    save(hotel);
    // The name makes the message unique: screen readers announce the same message only once.
    announce(`Saved to your shortlist: ${hotel.name}`);
  };

  return (
    <IconButton
      label={`Save ${hotel.name} to shortlist`}
      aria-pressed={saved !== undefined}
      css={onPictureStyles}
      onClick={() => (saved ? removeWithUndo(saved) : saveHotel())}
    >
      <Heart size={20} strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
}

const onPictureStyles = css`
  background: ${color.surface};
  box-shadow: ${shadow.card};

  /* The focus ring is a box shadow as well, so both are listed. */
  &:focus-visible {
    box-shadow:
      0 0 0 2px ${color.ink},
      ${shadow.card};
  }

  &[aria-pressed='true'] {
    color: ${color.call};
  }

  @media (forced-colors: active) {
    border-color: ButtonText;

    &[aria-pressed='true'] {
      color: HighlightText;
      background: Highlight;
    }
  }
`;
