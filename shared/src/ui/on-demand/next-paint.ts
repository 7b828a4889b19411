/**
 * Resolves after the browser has painted what was rendered before the call, so that a press is seen to work before
 * something larger is rendered. In a hidden tab it waits until the tab is in view.
 */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
