import { css } from '@emotion/react';
import { IconButton } from '@storefront/shared/ui/icon-button';
import { space } from '@storefront/shared/ui/tokens';
import { TextField } from '@storefront/shared/ui/text-field';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

const TYPING_PAUSE_MS = 250;
/** Longer names are cut off in the URL. */
const MAX_NAME_LENGTH = 100;

interface HotelNameFieldProps {
  readonly value: string;
  readonly onChange: (hotelName: string) => void;
}

/** Filters by hotel name after a pause in typing (SRCH-06). */
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
        maxLength={MAX_NAME_LENGTH}
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

/** The text of the field. It is reported after a pause, and follows changes of `value` from elsewhere. */
function useTypedText(value: string, onChange: (text: string) => void) {
  const [typed, setTyped] = useState(value);
  const reported = useRef(value);
  const report = useRef(onChange);
  useEffect(() => {
    report.current = onChange;
  }, [onChange]);

  useEffect(() => {
    // A reported text comes back as `value` later, when more may have been typed.
    if (value !== reported.current) setTyped(value);
    reported.current = value;
  }, [value]);

  useEffect(() => {
    const text = typed.trim();
    if (text === value.trim()) return;
    const pause = setTimeout(() => {
      reported.current = text;
      report.current(text);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed, value]);

  return [typed, setTyped] as const;
}

// Replaces the native clear button, which some browsers lack and which the keyboard cannot reach.
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
