// A button on a tool's result that opens a form below the tool. The form's code is fetched when it is first opened.
// Nothing is sent until the visitor presses the form's own button.
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { site } from '../../../site.ts';

/** A form for `Content`, which the visitor can review, edit or clear before sending. */
type SendForm<Content> = ComponentType<{ content: Content }>;

/**
 * `tool` is the tool's name in `ToolFrame`, `hint` says where in the form the result is; `fetchForm` imports the form, whose
 * `content` is a snapshot of the result at the time it was opened. Gives the button for the result's actions, and the
 * panel to put below the tool.
 */
export function useSendPanel<Content>(
  tool: string,
  title: string,
  hint: string,
  fetchForm: () => Promise<{ default: SendForm<Content> }>,
): { button: (content: () => Content) => ReactNode; panel: ReactNode } {
  const [opened, setOpened] = useState<{ content: Content }>();
  const [isOpen, setIsOpen] = useState(false);
  /** Null where fetching failed, as without a network: the result stays. */
  const [form, setForm] = useState<{ default: SendForm<Content> } | null>();
  const section = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (opened) section.current?.focus();
  }, [opened]);

  const open = (content: Content) => {
    setOpened({ content });
    setIsOpen(true);
    if (!form) setForm(undefined);
    fetchForm().then(setForm, () => setForm((before) => before ?? null));
  };
  const close = () => {
    setIsOpen(false);
    // If answers changed meanwhile, the button may be gone, together with the result.
    (opener.current ?? document.getElementById(`${tool}-result`))?.focus();
  };

  return {
    button: (content) => (
      <button ref={opener} type="button" className="button quiet" onClick={() => open(content())}>
        {title}
      </button>
    ),
    // Hidden rather than unmounted when closed, so that what was typed is still there when reopened.
    panel: opened && (
      <section
        ref={section}
        hidden={!isOpen}
        tabIndex={-1}
        className="card tool-send no-print"
        aria-labelledby={`${tool}-send`}
      >
        <h2 id={`${tool}-send`}>{title}</h2>
        {form ? (
          <>
            <p>
              This goes to {site.agent}, a real-estate agent with {site.brokerage}, not an attorney. {hint}
            </p>
            <form.default content={opened.content} />
            <button type="button" className="button quiet" onClick={close}>
              Do not send it
            </button>
          </>
        ) : (
          <p role="alert">
            {form === null ? 'The form could not be loaded. Please press the button again in a minute.' : 'One moment.'}
          </p>
        )}
      </section>
    ),
  };
}
