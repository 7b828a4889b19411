import { ChevronDown } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';

import { labelStyles } from './field';
import { onDemand, type OnDemand } from './on-demand/on-demand';
import { useOnDemandPopup } from './on-demand/use-on-demand-popup';
import { whenIdle } from './on-demand/when-idle';
import { pickerFieldStyles, pickerButtonStyles, pickerValueStyles } from './picker.styles';
import type { SearchableSelectProps } from './searchable-select-box';

export type { ItemGroup, SelectableItem } from './selectable-item';

const source = onDemand(async () => {
  const { SearchableSelectBox, prepareCollation } = await import(
    /* webpackChunkName: "overlays" */ './searchable-select-box'
  );
  whenIdle(prepareCollation);
  return { SearchableSelectBox };
});

interface OnDemandSearchableSelectProps extends SearchableSelectProps {
  /** Code that `search` needs; it is loaded with the popup. */
  readonly searchCode?: OnDemand<unknown>;
}

/**
 * Renders a select with a search input in its popup (ARIA combobox pattern): grouped items first, the matches while
 * the user types. The typed text is discarded when the popup closes. For short lists use `SelectField`.
 */
export function SearchableSelect({ searchCode, ...props }: OnDemandSearchableSelectProps) {
  const { label, value, icon } = props;
  const labelId = useId();
  const [sources] = useState(() => (searchCode ? withSearch(searchCode) : source));
  const { code, trigger, failure } = useOnDemandPopup(sources);
  if (code) return <code.SearchableSelectBox {...props} />;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    trigger.onClick();
  };
  return (
    <div css={pickerFieldStyles}>
      <div css={labelStyles}>
        <span id={labelId}>{label}</span>
      </div>
      <button
        {...trigger}
        role="combobox"
        aria-expanded={false}
        aria-controls={undefined}
        aria-labelledby={labelId}
        css={pickerButtonStyles}
        onKeyDown={onKeyDown}
      >
        {icon}
        <span css={pickerValueStyles}>{value.name}</span>
        <ChevronDown size={20} aria-hidden />
      </button>
      {failure}
    </div>
  );
}

function withSearch(searchCode: OnDemand<unknown>): typeof source {
  return onDemand(async () => {
    const [box] = await Promise.all([source.load(), searchCode.load()]);
    return box;
  });
}
