import { css } from '@emotion/react';
import { Heart } from 'lucide-react';

import { IconButton } from '../../ui/icon-button';
import { useAnnounce } from '../../ui/live-region';
import { useToast } from '../../ui/toast';
import { color, shadow } from '../../ui/tokens';

import type { ShortlistCandidate, ShortlistEntry } from '../../contracts/shortlist';
import { useShortlist } from '../../runtime/use-shortlist';

interface ShortlistButtonProps {
  /** What is saved, at the price of now. */
  readonly hotel: ShortlistCandidate;
}

/**
 * A heart that saves a hotel and takes it off again. White and round, so that it can lie on a picture's
 * corner; it stands beside a link, never inside one. Wants a `LiveRegion` and a `ToastArea` around the page.
 */
export function ShortlistButton({ hotel }: ShortlistButtonProps) {
  const { entries, save, remove, restore } = useShortlist();
  const saved = entries.find(({ giataId }) => giataId === hotel.giataId);
  const announce = useAnnounce();
  const toast = useToast();

  const takeOff = (entry: ShortlistEntry) => {
    remove(entry.giataId);
    toast({
      title: 'Removed from your shortlist',
      message: entry.name,
      action: { label: 'Undo', onPress: () => restore([entry]) },
    });
  };
  const putOn = () => {
    save(hotel);
    // With the name: the same words twice in a row would be said once.
    announce(`Saved to your shortlist: ${hotel.name}`);
  };

  return (
    <IconButton
      label={`Save ${hotel.name} to shortlist`}
      aria-pressed={saved !== undefined}
      css={onPictureStyles}
      onClick={() => (saved ? takeOff(saved) : putOn())}
    >
      <Heart size={20} strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
}

const onPictureStyles = css`
  background: ${color.surface};
  box-shadow: ${shadow.card};

  /* The ring of the focus is a shadow too. */
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
