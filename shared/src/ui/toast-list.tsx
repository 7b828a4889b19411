import { Toast } from '@base-ui/react/toast';
import { css } from '@emotion/react';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';

import { closeStyles } from './overlay.styles';
import { color, family, from, motion, radius, shadow, space, text } from './tokens';

/** Renders the open toasts at the bottom of the window, inside one polite live region. */
export function ToastList() {
  const { toasts } = Toast.useToastManager();
  return (
    <Toast.Portal>
      <Toast.Viewport css={viewportStyles} data-above-bottom-bar>
        {toasts.map((toast) => (
          <Toast.Root key={toast.id} toast={toast} css={toastStyles}>
            <ToastIcon tone={toast.type} />
            <Toast.Content css={textStyles}>
              <Toast.Title render={<p />} css={titleStyles} />
              <Toast.Description css={descriptionStyles} />
              <Toast.Action css={actionStyles} />
            </Toast.Content>
            {/* Base UI hides this button for collapsed stacks; this list always shows every toast in full. */}
            <Toast.Close css={closeStyles} aria-label="Close message" aria-hidden={false}>
              <X size={20} aria-hidden />
            </Toast.Close>
          </Toast.Root>
        ))}
      </Toast.Viewport>
    </Toast.Portal>
  );
}

function ToastIcon({ tone }: { readonly tone: string | undefined }) {
  if (tone === 'error') return <CircleAlert size={20} aria-hidden css={[iconStyles, errorIconStyles]} />;
  if (tone === 'success') return <CircleCheck size={20} aria-hidden css={[iconStyles, successIconStyles]} />;
  return <Info size={20} aria-hidden css={iconStyles} />;
}

// Above the page's bottom bar, if it has one (`useBottomBar`).
const viewportStyles = css`
  position: fixed;
  z-index: 70;
  inset: auto ${space.m}
    calc(var(--above-bottom-bar, var(--bottom-bar, 0px)) + ${space.m} + env(safe-area-inset-bottom, 0px));
  display: grid;
  gap: ${space.xs};
  max-width: 400px;
  margin-inline: auto;

  ${from.desktop} {
    left: auto;
    width: 400px;
    margin-inline: 0;
  }
`;

const toastStyles = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space.s};
  padding: ${space.xs} ${space.xs} ${space.xs} ${space.m};
  border: 1px solid transparent;
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.overlay};
  transform: translate(var(--toast-swipe-movement-x, 0), var(--toast-swipe-movement-y, 0));
  transition:
    opacity ${motion.panel} ease-out,
    transform ${motion.panel} ease-out;

  @media (prefers-reduced-motion: no-preference) {
    &[data-starting-style],
    &[data-ending-style] {
      opacity: 0;
    }

    &[data-starting-style] {
      transform: translateY(16px);
    }
  }

  &[data-limited] {
    display: none;
  }
`;

const iconStyles = css`
  margin-top: 12px;
  color: ${color.action};
`;

const errorIconStyles = css`
  color: ${color.error};
`;

const successIconStyles = css`
  color: ${color.success};
`;

const textStyles = css`
  display: grid;
  justify-items: start;
  gap: ${space.xxs};
  padding-block: 10px;
  overflow-wrap: anywhere;
`;

const titleStyles = css`
  margin: 0;
  font: 600 ${text.body} ${family.body};
`;

const descriptionStyles = css`
  margin: 0;
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;

const actionStyles = css`
  min-height: 44px;
  padding: 0;
  border: 0;
  background: transparent;
  color: ${color.action};
  font: 600 ${text.body} ${family.body};
  text-decoration: underline;
  text-underline-offset: 2px;
  cursor: pointer;
`;
