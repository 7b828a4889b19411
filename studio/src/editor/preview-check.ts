import { useCallback, useRef, useState } from 'react';
import { z } from 'zod';

import type { Finding } from '../api/call';
import type { JsonObject } from '../api/json';
import { blocksOf } from '../blocks/block-list';
import { shopOrigin } from '../frame/page-settings';

/** What the page of the preview responds: the violated rules, or `null` when it could not be checked. */
const checkedSchema = z
  .array(
    z.object({
      rule: z.string(),
      help: z.string(),
      places: z.array(z.object({ block: z.string().nullable(), html: z.string() })),
    }),
  )
  .nullable();
type Checked = z.output<typeof checkedSchema>;

const REQUEST = 'check-accessibility';
/** The page loads the checker first. */
const LIMIT_MS = 60_000;

type CheckState = 'unchecked' | 'checking' | 'checked' | 'failed';

/** The accessibility check of the page in the preview (ADR 128). */
export interface PreviewCheck {
  /** Receives the frame of the preview. */
  readonly setFrame: (frame: HTMLIFrameElement | null) => void;
  /** Another text is in the frame: what was found before is out of date. */
  readonly onLoad: () => void;
  /** How many pages the frame has loaded. */
  readonly loadCount: number;
  readonly state: CheckState;
  /** Of the last check, each in its block. */
  readonly findings: readonly Finding[];
  /** Does nothing while a check is under way, and before the page has loaded. */
  readonly run: () => void;
}

/** State of the check. @param document the text that the editor has; blocks are named by their place in it */
export function usePreviewCheck(document: JsonObject): PreviewCheck {
  const frame = useRef<HTMLIFrameElement | null>(null);
  const loads = useRef(0);
  /** The load whose page is being checked. */
  const runningLoad = useRef<number | null>(null);
  const [loadCount, setLoadCount] = useState(0);
  const [state, setState] = useState<CheckState>('unchecked');
  const [checked, setChecked] = useState<NonNullable<Checked>>([]);
  const setFrame = useCallback((element: HTMLIFrameElement | null) => {
    frame.current = element;
  }, []);
  const onLoad = useCallback(() => {
    loads.current += 1;
    setLoadCount(loads.current);
    setState('unchecked');
    setChecked([]);
  }, []);
  const run = useCallback(() => {
    const target = frame.current?.contentWindow;
    if (!target || loads.current === 0 || runningLoad.current === loads.current) return;
    const load = loads.current;
    runningLoad.current = load;
    setState('checking');
    void requestCheck(target).then((result) => {
      if (runningLoad.current === load) runningLoad.current = null;
      if (load !== loads.current) return;
      setChecked(result ?? []);
      setState(result === null ? 'failed' : 'checked');
    });
  }, []);
  return { setFrame, onLoad, loadCount, state, findings: findingsIn(checked, document), run };
}

function requestCheck(target: Window): Promise<Checked> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => finish(null), LIMIT_MS);
    const finish = (result: Checked) => {
      clearTimeout(timer);
      port1.close();
      resolve(result);
    };
    port1.addEventListener('message', ({ data }) => finish(checkedSchema.safeParse(data).data ?? null));
    port1.start();
    target.postMessage(REQUEST, shopOrigin(), [port2]);
  });
}

/** Returns the findings of a check, one for each rule and block. */
export function findingsIn(checked: NonNullable<Checked>, document: JsonObject): readonly Finding[] {
  const blocks = blocksOf(document) ?? [];
  return checked.flatMap(({ help, places }) => {
    const ids = [...new Set(places.map(({ block }) => block))];
    return ids.map((id): Finding => {
      const own = places.filter(({ block }) => block === id);
      const index = blocks.findIndex((block) => block.id === id);
      const more = own.length > 1 ? `, and ${own.length - 1} more` : '';
      return {
        level: 'warning',
        field: index < 0 ? null : `blocks.${index}`,
        message: `accessibility: ${help} (${own[0]?.html ?? ''}${more})`,
      };
    });
  });
}
