// Draws the one toast of the toast store. Loaded with the first toast.
import { useStore } from '@nanostores/react';
import { Toast } from 'radix-ui';
import { memo, useEffect, useState } from 'react';
import { adoptStyles } from '../../shared/adopt-styles.browser.ts';
import { $toast, dismissToast, showFlash, toastDuration } from './store.ts';
import styles from './toasts.css?inline';

adoptStyles(styles);

function Toasts() {
  const toast = useStore($toast);
  // Hydration: the server rendered no toast, but the store may hold one already; drawing it only after the first effect
  // keeps both trees the same.
  const [started, start] = useState(false);
  useEffect(() => {
    showFlash();
    start(true);
  }, []);
  if (!started) return null;
  return (
    <Toast.Provider duration={toastDuration} swipeDirection="right" swipeThreshold={50} label="Notification">
      {toast && (
        <Toast.Root
          key={toast.id}
          className={`toast ${toast.tone}`}
          type="foreground"
          open={toast.open}
          onOpenChange={(open) => open || dismissToast(toast.id)}
        >
          <Toast.Title className="toast-title">
            {toast.title}
            <span className="sr-only">. </span>
          </Toast.Title>
          <Toast.Description>
            {toast.description} {toast.link && <a href={toast.link.href}>{toast.link.text}</a>}
          </Toast.Description>
          <Toast.Close className="toast-close" aria-label="Close">
            ×
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className="toast-viewport" hotkey={['F8']} label="Notification" />
    </Toast.Provider>
  );
}

// Not a bare function: Astro would call it on each page to find its renderer (`check`).
export default memo(Toasts);
