import { css } from '@emotion/react';
import { formatCount } from '@storefront/shared/domain/pricing/format-count';
import { labelStyles } from '@storefront/shared/ui/field';
import { color, family, motion, radius, space, text } from '@storefront/shared/ui/tokens';

interface FilterPillsProps<V extends string | number> {
  readonly legend: string;
  /** Parameter name in the URL and in the form. */
  readonly name: string;
  readonly values: readonly { readonly value: V; readonly label: string; readonly count: number }[];
  readonly chosen: readonly V[];
  readonly onChange: (chosen: readonly V[]) => void;
}

/**
 * Renders values that can be combined. A value without matches is dimmed but stays enabled, because it may match
 * together with another change.
 */
export function FilterPills<V extends string | number>(props: FilterPillsProps<V>) {
  const { legend, name, values, chosen, onChange } = props;
  return (
    <fieldset css={fieldsetStyles}>
      <legend css={[labelStyles, legendStyles]}>{legend}</legend>
      <div css={pillsStyles}>
        {values.map(({ value, label, count }) => {
          const checked = chosen.includes(value);
          return (
            <label key={value} css={[pillStyles, count === 0 && !checked && quietStyles]}>
              <input
                type="checkbox"
                name={name}
                value={value}
                checked={checked}
                css={boxStyles}
                onChange={() =>
                  onChange(checked ? chosen.filter((other) => other !== value) : [...chosen, value])
                }
              />
              {label} <span css={countStyles}>{formatCount(count)}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

const fieldsetStyles = css`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const legendStyles = css`
  padding: 0 0 ${space.xs};
`;

const pillsStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
`;

const pillStyles = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  min-height: 40px;
  padding: 0 ${space.s};
  border: 1px solid ${color.line};
  border-radius: ${radius.pill};
  background: ${color.surface};
  color: ${color.ink};
  font: 600 ${text.small} ${family.body};
  cursor: pointer;
  transition: background ${motion.small} ease-out;

  &:has(:checked) {
    border-color: ${color.action};
    background: ${color.tint};
  }

  /* On touch screens the hover style would stay after a tap and look selected. */
  @media (hover: hover) {
    &:hover {
      background: ${color.tint};
    }
  }

  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

const quietStyles = css`
  border-color: ${color.lineSoft};
  color: ${color.inkFaint};
`;

const boxStyles = css`
  flex: none;
  width: 18px;
  height: 18px;
  margin: 0;
  accent-color: ${color.action};
  cursor: inherit;
`;

const countStyles = css`
  color: ${color.inkFaint};
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;
