import { css } from '@emotion/react';
import { Button } from '@storefront/shared/ui/button';
import { errorStyles, hintStyles } from '@storefront/shared/ui/field';
import { Row } from '@storefront/shared/ui/stack';
import { TextField } from '@storefront/shared/ui/text-field';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { Images } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';

import { errorText } from '../api/call';
import { openPicture, pictureUrl } from '../api/pictures';
import { useResponse } from '../api/use-response';
import { PicturePicker } from '../pictures/picture-picker';
import { smallButtonStyles } from '../ui/small-button';

import { errorAt, fieldId, type FieldProps } from './field-props';
import { boxStyles, legendStyles } from './list-field';

/**
 * Renders a picture of the library with a way to choose another one, or an address outside of the library.
 *
 * @param props.isOfLibrary without the address
 */
export function PictureField({
  path,
  label,
  value,
  onChange,
  findings,
  isNullable,
  isOfLibrary = false,
  node,
}: FieldProps & { readonly isNullable: boolean; readonly isOfLibrary?: boolean }) {
  const [isPicking, setPicking] = useState(false);
  const text = typeof value === 'string' ? value : '';
  const id = libraryIdIn(text);
  const error = errorAt(findings, path);
  return (
    <fieldset id={fieldId(path)} tabIndex={-1} css={boxStyles}>
      <legend css={legendStyles}>{label}</legend>
      {isOfLibrary && <p css={hintStyles}>{node.description}</p>}
      {error && <p css={errorStyles}>{error}</p>}
      {id !== null && <ChosenPicture id={id} />}
      <Row wrap>
        <Button look="outline" icon={<Images size={20} aria-hidden />} onClick={() => setPicking(true)}>
          {chooseText(id !== null, isOfLibrary ? label : 'Picture')}
        </Button>
        {id !== null && isNullable && (
          <button type="button" css={smallButtonStyles} onClick={() => onChange(null)}>
            Do without {label.toLowerCase()}
          </button>
        )}
      </Row>
      {id === null && !isOfLibrary && (
        <PictureAddress label={label} value={text} onChange={(next) => onChange(orNull(next, isNullable))} />
      )}
      {isPicking && (
        <PicturePicker
          chosen={id}
          onClose={() => setPicking(false)}
          onPick={(picture) => {
            onChange(`media:${picture.id}`);
            setPicking(false);
          }}
        />
      )}
    </fieldset>
  );
}

function libraryIdIn(text: string): string | null {
  return /^media:([a-z]{16})$/.exec(text)?.[1] ?? null;
}

function orNull(text: string, isNullable: boolean): string | null {
  return text === '' && isNullable ? null : text;
}

function chooseText(isChosen: boolean, label: string): string {
  return `Choose ${isChosen ? 'another' : 'a'} ${label.toLowerCase()}`;
}

function PictureAddress({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  return (
    <TextField
      label={`Address of ${label.toLowerCase()}`}
      hint="Or a web address, or a path such as /media/paris-6/1600.jpg"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function ChosenPicture({ id }: { readonly id: string }) {
  const { data, error, reload } = useResponse(useCallback(() => openPicture(id), [id]));
  useEffect(() => {
    const again = () => void reload();
    window.addEventListener('focus', again);
    return () => window.removeEventListener('focus', again);
  }, [reload]);
  if (!data) return <p css={hintStyles}>{error ? errorText(error) : 'Loading the picture'}</p>;
  return (
    <div css={chosenStyles}>
      <img src={pictureUrl(data, '480')} alt="" css={thumbnailStyles} />
      <div>
        <strong css={nameStyles}>{data.name}</strong>
        <p css={hintStyles}>
          {data.isDecorative ? 'Decorative' : data.alternative || 'No alternative text yet'}
        </p>
        <Link to={`/media?picture=${id}`} target="_blank" css={linkStyles}>
          Edit this picture (opens a tab)
        </Link>
      </div>
    </div>
  );
}

const chosenStyles = css`
  display: grid;
  align-items: center;
  grid-template-columns: 160px minmax(0, 1fr);
  gap: ${space.s};
`;

const thumbnailStyles = css`
  display: block;
  width: 100%;
  aspect-ratio: 16 / 9;
  border-radius: ${radius.field};
  background: ${color.skeleton};
  object-fit: cover;
`;

const nameStyles = css`
  font: 600 ${text.small} ${family.body};
  overflow-wrap: anywhere;
`;

const linkStyles = css`
  color: ${color.action};
  font: 600 ${text.small} ${family.body};
`;
