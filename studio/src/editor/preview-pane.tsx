import { css } from '@emotion/react';
import { Alert } from '@storefront/shared/ui/alert';
import { color, family, shadow, space, text } from '@storefront/shared/ui/tokens';
import { Monitor, Smartphone, Tablet } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { errorText, type CallError } from '../api/call';
import { previewDocument, type DocumentKey } from '../api/documents';
import type { JsonObject } from '../api/json';
import { smallButtonStyles } from '../ui/small-button';

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
}: {
  readonly documentKey: DocumentKey;
  readonly document: JsonObject;
  /** Element of the page to scroll to; `null` for its top. */
  readonly anchor?: string | null;
}) {
  const [width, setWidth] = useState<number>(1280);
  const { url, error } = usePreview(documentKey, document);
  const [stage, size] = useSize();
  const scale = Math.min(1, size.width / width);
  if (documentKey.kind === 'deals')
    return (
      <section aria-label="Preview" css={paneStyles}>
        <Alert tone="info" title="Deals have no preview">
          A deal is a part of many lists. Its page shows a change within a minute after you publish it.
        </Alert>
      </section>
    );
  return (
    <section aria-label="Preview" css={paneStyles}>
      <div css={toolbarStyles}>
        <WidthChoice width={width} onChange={setWidth} />
        <span css={noteStyles}>{Math.round(scale * 100)}% · prices of the day</span>
      </div>
      {error && (
        <Alert tone="notice" title="The preview shows an earlier text.">
          {error.kind === 'refused' && error.findings.length > 0
            ? 'Correct the findings to see the newest one.'
            : errorText(error)}
        </Alert>
      )}
      <div ref={stage} css={stageStyles}>
        {url !== null && (
          <div css={frameBoxStyles} style={{ width: width * scale }}>
            <iframe
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
function usePreview(key: DocumentKey, document: JsonObject) {
  const [url, setUrl] = useState<string | null>(null);
  const [error, setError] = useState<CallError | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isFirst = useRef(true);
  useEffect(() => {
    if (key.kind === 'deals') return undefined;
    let isCurrent = true;
    const timer = setTimeout(
      () => {
        isFirst.current = false;
        void previewDocument(key, document).then((result) => {
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
  }, [key, document, attempt]);
  useEffect(() => {
    if (!error) return undefined;
    const again = () => setAttempt((count) => count + 1);
    window.addEventListener('focus', again);
    return () => window.removeEventListener('focus', again);
  }, [error]);
  return { url, error };
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
`;

const frameBoxStyles = css`
  height: 100%;
  margin: 0 auto;
  overflow: hidden;
  background: ${color.surface};
  box-shadow: ${shadow.raised};
`;

const frameStyles = css`
  display: block;
  border: 0;
  transform-origin: 0 0;
`;
