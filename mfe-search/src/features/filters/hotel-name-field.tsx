import { css } from '@emotion/react';
import { IconButton } from '@storefront/shared/ui/icon-button';
import { space } from '@storefront/shared/ui/tokens';
import { TextField } from '@storefront/shared/ui/text-field';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

const TYPING_PAUSE_MS = 250;
/** As much as the address keeps. */
const LONGEST_NAME = 100;

interface HotelNameFieldProps {
  readonly value: string;
  readonly onChange: (hotelName: string) => void;
}

/** Follows the fingers at once and filters when they pause (SRCH-06). */
export function HotelNameField({ value, onChange }: HotelNameFieldProps) {
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useTypedText(value, onChange);
  const clear = () => {
    setTyped('');
    onChange('');
    box.current?.focus();
  };

  return (
    <div css={fieldStyles}>
      <TextField
        ref={box}
        label="Hotel name"
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={LONGEST_NAME}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {typed !== '' && (
        <IconButton label="Clear hotel name" onClick={clear} css={clearStyles}>
          <X size={20} aria-hidden />
        </IconButton>
      )}
    </div>
  );
}

/** The text of the box. It tells of itself after a pause, and takes over what others have changed since. */
function useTypedText(value: string, onChange: (text: string) => void) {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  }, [onChange]);

  useEffect(() => {
    // What was told comes back a little later: by then more may have been typed.
    if (value !== told.current) setTyped(value);
    told.current = value;
  }, [value]);

  useEffect(() => {
    const text = typed.trim();
    if (text === value.trim()) return;
    const pause = setTimeout(() => {
      told.current = text;
      tell.current(text);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed, value]);

  return [typed, setTyped] as const;
}

// The button takes the place of the cross that only some browsers draw, and that no key reaches.
const fieldStyles = css`
  position: relative;

  & input {
    padding-right: ${space.xxl};
  }

  & input::-webkit-search-cancel-button {
    display: none;
  }
`;

const clearStyles = css`
  position: absolute;
  right: 2px;
  bottom: 2px;
`;
