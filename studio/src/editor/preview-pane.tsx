import { css } from '@emotion/react';
import { Alert } from '@storefront/shared/ui/alert';
import { below, color, family, shadow, space, text } from '@storefront/shared/ui/tokens';
import { Clock, Monitor, Smartphone, Tablet } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { errorText, type CallError } from '../api/call';
import { hasPreview, previewDocument, type DocumentKey, type Kind } from '../api/documents';
import type { JsonObject } from '../api/json';
import { makeMoment } from '../api/moments';
import { MomentDialog } from '../moments/moment-dialog';
import { wallTimeText } from '../ui/uk-wall';
import { smallButtonStyles } from '../ui/small-button';

import type { PreviewCheck } from './preview-check';

const WIDTHS = [
  { width: 390, name: 'Phone', Icon: Smartphone },
  { width: 820, name: 'Tablet', Icon: Tablet },
  { width: 1280, name: 'Desktop', Icon: Monitor },
] as const;
const PAUSE_MS = 900;

/** Renders the page as the shop would show it, with the prices of the day, at a chosen width. */
export function PreviewPane({
  documentKey,
  document,
  anchor = null,
  check: { setFrame, onLoad },
}: {
  readonly documentKey: DocumentKey;
  readonly document: JsonObject;
  /** Element of the page to scroll to; `null` for its top. */
  readonly anchor?: string | null;
  /** Checks the page that the frame shows. */
  readonly check: Pick<PreviewCheck, 'setFrame' | 'onLoad'>;
}) {
  const [width, setWidth] = useState<number>(1280);
  const [at, setAt] = useState('');
  const [isChoosing, setChoosing] = useState(false);
  const { url, error } = usePreview(documentKey, document, at);
  const [stage, size] = useSize();
  const scale = Math.min(1, size.width / width);
  return (
    <section aria-label="Preview" css={paneStyles}>
      <div css={toolbarStyles}>
        <WidthChoice width={width} onChange={setWidth} />
        <PreviewNote kind={documentKey.kind} at={at} scale={scale} onChoose={() => setChoosing(true)} />
      </div>
      {isChoosing && (
        <MomentDialog
          at={at}
          added="your draft"
          document={{ kind: documentKey.kind, document }}
          onShow={setAt}
          onClose={() => setChoosing(false)}
        />
      )}
      {error && <EarlierText error={error} />}
      <div ref={stage} css={stageStyles}>
        {url !== null && (
          <div css={frameBoxStyles} style={{ width: width * scale }}>
            <iframe
              ref={setFrame}
              onLoad={onLoad}
              title="Preview of the page"
              // A change of the anchor alone scrolls the page and does not load it again.
              src={anchor === null ? url : `${url}#${anchor}`}
              // The page needs its scripts; it may not navigate the studio or open windows.
              sandbox="allow-scripts allow-same-origin"
              css={frameStyles}
              style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
            />
          </div>
        )}
      </div>
    </section>
  );
}

function EarlierText({ error }: { readonly error: CallError }) {
  return (
    <Alert tone="notice" title="The preview shows an earlier text.">
      {error.kind === 'refused' && error.findings.length > 0
        ? 'Correct the findings to see the newest one.'
        : errorText(error)}
    </Alert>
  );
}

/** States what the preview shows. Mails of the newsletter have no moment: they are sent as they are now. */
function PreviewNote({
  kind,
  at,
  scale,
  onChoose,
}: {
  readonly kind: Kind;
  readonly at: string;
  readonly scale: number;
  readonly onChoose: () => void;
}) {
  const percent = `${Math.round(scale * 100)}%`;
  if (kind === 'newsletter') return <span css={noteStyles}>{percent} · as the mails are sent</span>;
  return (
    <>
      <button type="button" css={smallButtonStyles} onClick={onChoose}>
        <Clock size={16} aria-hidden />
        Shown as on: {at === '' ? 'now' : wallTimeText(at)}
      </button>
      <span css={noteStyles}>{percent} · prices of the day</span>
    </>
  );
}

function WidthChoice({
  width,
  onChange,
}: {
  readonly width: number;
  readonly onChange: (width: number) => void;
}) {
  return (
    <div role="group" aria-label="Width of the preview" css={toolbarStyles}>
      {WIDTHS.map(({ width: own, name, Icon }) => (
        <button
          key={own}
          type="button"
          css={smallButtonStyles}
          aria-pressed={own === width}
          aria-label={`${name}, ${own} pixels`}
          onClick={() => onChange(own)}
        >
          <Icon size={16} aria-hidden />
          {own}
        </button>
      ))}
    </div>
  );
}

/** Makes a preview link of the shop for each text, after a pause, and after a failure when the window is back in front. */
function usePreview(key: DocumentKey, document: JsonObject, at: string) {
  const [url, setUrl] = useState<string | null>(null);
  const [error, setError] = useState<CallError | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isFirst = useRef(true);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(
      () => {
        isFirst.current = false;
        void previewOf(key, document, at).then((result) => {
          if (!isCurrent) return;
          if (result.ok) setUrl(result.value.url);
          setError(result.ok ? null : result.error);
        });
      },
      isFirst.current ? 0 : PAUSE_MS,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key, document, at, attempt]);
  useEffect(() => {
    if (!error) return undefined;
    const again = () => setAttempt((count) => count + 1);
    window.addEventListener('focus', again);
    return () => window.removeEventListener('focus', again);
  }, [error]);
  return { url, error };
}

/** A part of many pages, and another moment than now, are in a preview of the whole site. */
function previewOf(key: DocumentKey, document: JsonObject, at: string) {
  if (at === '' && hasPreview(key.kind)) return previewDocument(key, document);
  const time = at === '' ? null : at;
  return makeMoment({ at: time, document: { kind: key.kind, document }, isFrame: true });
}

function useSize() {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 1280, height: 720 });
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, size] as const;
}

const paneStyles = css`
  display: grid;
  grid-template-rows: auto auto minmax(0, 1fr);
  gap: ${space.s};
  min-width: 0;
  padding: ${space.s};
  background: ${color.skeleton};
`;

const toolbarStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};
`;

const noteStyles = css`
  color: ${color.inkSoft};
  font: ${text.small} ${family.body};
`;

const stageStyles = css`
  grid-row: 3;
  min-height: 0;
  overflow: hidden;

  /* The page scrolls as a whole here, so the stage has no height of its own to measure. */
  ${below.large} {
    height: 70dvh;
  }
`;

const frameBoxStyles = css`
  position: relative;
  height: 100%;
  margin: 0 auto;
  overflow: hidden;
  background: ${color.surface};
  box-shadow: ${shadow.raised};
`;

/** Outside of the layout: its height follows the measured stage, which it must not enlarge. */
const frameStyles = css`
  position: absolute;
  top: 0;
  left: 0;
  border: 0;
  transform-origin: 0 0;
`;
