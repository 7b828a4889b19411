import { css } from '@emotion/react';
import { hintStyles } from '@storefront/shared/ui/field';
import { color, radius, space } from '@storefront/shared/ui/tokens';
import { useId, type CSSProperties, type KeyboardEvent, type MouseEvent } from 'react';

import { pictureUrl, type Picture } from '../api/pictures';

export interface Focus {
  readonly focalX: number;
  readonly focalY: number;
}

interface FocalPointProps {
  readonly picture: Picture;
  readonly focus: Focus;
  readonly disabled: boolean;
  readonly onChange: (focus: Focus) => void;
}

/** Step of an arrow key, and with the shift key. */
const STEP = 0.01;
const LARGE_STEP = 0.1;

/** Height of a tall picture, in CSS pixels. */
const MAX_HEIGHT = 280;

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Renders the whole picture, in which a click or the arrow keys set the point that every crop keeps. */
export function FocalPoint({ picture, focus, disabled, onChange }: FocalPointProps) {
  const hintId = useId();
  const placeId = useId();
  const { focalX, focalY } = focus;
  const click = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // A key that presses the button has no place.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ focalX: within((clientX - left) / width), focalY: within((clientY - top) / height) });
  };
  const press = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    if (!direction) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    onChange({ focalX: within(focalX + direction[0] * step), focalY: within(focalY + direction[1] * step) });
  };
  return (
    <div css={boxStyles}>
      <p id={hintId} css={hintStyles}>
        Click the main part of the picture, or move the point with the arrow keys. Every crop keeps it.
      </p>
      <button
        type="button"
        css={pictureStyles}
        aria-label="Focal point"
        aria-describedby={`${hintId} ${placeId}`}
        disabled={disabled}
        onClick={click}
        onKeyDown={press}
      >
        <img src={pictureUrl(picture, 'whole')} alt="" css={imageStyles} style={reservedSize(picture)} />
        <span css={pointStyles} style={{ left: `${focalX * 100}%`, top: `${focalY * 100}%` }} />
      </button>
      <p id={placeId} role="status" css={hintStyles}>
        {Math.round(focalX * 100)}% from the left, {Math.round(focalY * 100)}% from the top
      </p>
    </div>
  );
}

function within(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 1_000) / 1_000;
}

/** Size before the picture has loaded: a click is measured in the box, and the fields below must not move. */
function reservedSize({ width, height }: Picture): CSSProperties {
  const ratio = width / height;
  return { aspectRatio: `${ratio}`, width: `${Math.round(Math.min(width, MAX_HEIGHT * ratio))}px` };
}

const boxStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space.xxs};
`;

const pictureStyles = css`
  position: relative;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.field};
  background: ${color.skeleton};
  cursor: crosshair;

  &:disabled {
    cursor: not-allowed;
  }
`;

const imageStyles = css`
  display: block;
  max-width: 100%;
`;

const pointStyles = css`
  position: absolute;
  width: 24px;
  height: 24px;
  border: 3px solid ${color.surface};
  border-radius: 50%;
  background: ${color.action};
  box-shadow: 0 0 0 2px ${color.ink};
  transform: translate(-50%, -50%);
  pointer-events: none;
`;
