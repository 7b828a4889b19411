import { useRuntime } from '@storefront/shared/runtime';
import {
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

import { createHydrationGate, openWhenNeeded, type HydrationGate } from './hydration-gate';
import { LATER, WAITING_ATTRIBUTE, type SectionLayout } from './section-layout';

interface HydrationSectionProps {
  readonly children: ReactNode;
  /** When it is laid out, and the height that it has before. */
  readonly layout?: SectionLayout;
}

/**
 * A section below the first screen that is hydrated on its own: when it comes near the view, is touched or focused, or
 * when the browser is idle. Until then its HTML from the server stays, and its effects do not run. A click on it is not
 * lost. Where nothing is hydrated (server, later pages, content that the browser renders) it renders its children at once.
 *
 * Content of the first screen does not belong in here, because it is to be interactive when the page is. The first
 * cards of a list may be in here like the others, because their position may change.
 *
 * Far from the view it is neither styled nor laid out before, because that took most of the longest task of a page.
 * Cards of lists keep this for as long as they exist, so that a change of the list lays out those in view only.
 */
export function HydrationSection({ children, layout = LATER }: HydrationSectionProps) {
  const section = useRef<HTMLDivElement>(null);
  const [gate] = useState(createHydrationGate);
  const [firstChildren] = useState<ReactNode>(children);
  const { hasNavigated, isFirstPage } = useNavigationState();
  // React replaces the HTML of a boundary that suspends while it is updated, and a navigation, which is a transition
  // that changes contexts above every section, would wait for it. An open gate does not suspend: React hydrates the
  // section first and then updates it.
  if (hasNavigated || children !== firstChildren) gate.open();

  useEffect(() => (section.current ? openWhenNeeded(section.current, gate) : undefined), [gate]);

  return (
    <div ref={section} css={layout.styles} {...{ [WAITING_ATTRIBUTE]: '' }}>
      <Suspense fallback={null}>
        <Gate gate={gate} section={section} isLaidOutLater={isFirstPage && !layout.isAtOnce}>
          {children}
        </Gate>
      </Suspense>
    </div>
  );
}

interface GateProps extends Pick<HydrationSectionProps, 'children'> {
  readonly gate: HydrationGate;
  readonly section: RefObject<HTMLElement | null>;
  /** Whether content that the browser renders is laid out when it is needed, as hydrated content is. */
  readonly isLaidOutLater: boolean;
}

function Gate({ gate, section, isLaidOutLater, children }: GateProps) {
  const { server } = useRuntime();
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );

  const [isLater] = useState(isLaidOutLater);
  useEffect(() => {
    if (!isLater) gate.open();
    let hasLeft = false;
    const complete = () => {
      if (hasLeft) return;
      // React compares attributes with the last rendered ones, so it does not add this one again.
      section.current?.removeAttribute(WAITING_ATTRIBUTE);
      gate.complete();
    };
    if (gate.isOpen()) complete();
    else void gate.opened.then(complete);
    return () => {
      hasLeft = true;
    };
  }, [gate, section, isLater]);
  // The last hook: React renders a suspended component once more with the hooks that it has called so far.
  if (isHydrating && !server && !gate.isOpen()) use(gate.opened);
  return children;
}

/** Key of the location that a tab starts with; each navigation, and a reload after it, has another one. */
const FIRST_LOCATION = 'default';

/** Whether the router has begun or completed a navigation since the first render, and whether none preceded it. */
function useNavigationState() {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const isIdle = useNavigation().state === 'idle';
  return { hasNavigated: !isIdle || key !== firstKey, isFirstPage: key === FIRST_LOCATION };
}

function neverChanges(): () => void {
  return () => {};
}
