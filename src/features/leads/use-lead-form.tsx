// The logic of every lead form: validate, send, reset, report the result; typed text survives a failure.
import { zodResolver } from '@hookform/resolvers/zod';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { recordExitAnswer } from '../../shared/exit-offer-answered.browser.ts';
import { track } from '../analytics/track.browser.ts';
import { showToast } from '../toasts/store.ts';
import { firstTouch } from './attribution.browser.ts';
import type { LeadForm } from './forms/lead-form.ts';
import { honeypotName } from './Honeypot.tsx';
import type { LeadAccepted, SubmissionContext } from './lead.ts';
import { refusedFields, sendLead } from './send-lead.ts';
import { clearDraft } from './submitted-draft.browser.ts';

/** The result of the last attempt to send. */
type Outcome = 'sent' | 'refused' | 'unsent';

interface Options<Typed> {
  /** Path of the form's page. */
  page: string;
  /** After the lead is stored, before the success toast. */
  onSent?: (accepted: LeadAccepted) => void;
  /** Called with the first error message and the form's values when validation fails. */
  onInvalid?: (message: string, typed: Typed) => void;
  /** Replaces the failure toast. */
  onFailed?: () => void;
  /** Request timeout in milliseconds, if not the default. */
  timeoutMs?: number;
  /** Added to the context that every form sends with the lead. */
  extraContext?: Partial<SubmissionContext>;
  /** Of fields whose state cannot be read from the page, control by control. */
  defaultValues?: Partial<Typed>;
}

/** Delay between moving the focus and adding a message: at the same time, screen readers read the message twice. */
const focusPauseMs = 100;

/** React Hook Form lists them in rendering order. */
const inDocumentOrder = (errors: FieldErrors): FieldError[] =>
  (Object.values(errors) as FieldError[]).sort(({ ref: a }, { ref: b }) =>
    a instanceof Node && b instanceof Node && a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );

/** The state and actions of one lead form. */
export function useLeadForm<Fields extends z.ZodMiniType<FieldValues>>(
  form: LeadForm<Fields>,
  { page, onSent, onInvalid, onFailed, timeoutMs, extraContext, defaultValues }: Options<z.infer<Fields>>,
) {
  type Typed = z.infer<Fields>;
  // A field without a default value begins with its value at hydration: what the visitor typed.
  const { register, handleSubmit, reset, resetField, setValue, setError, getValues, formState } = useForm<Typed>({
    // biome-ignore lint/suspicious/noExplicitAny: the form's schema is what gives `Typed` its shape
    resolver: zodResolver(form.fields as any) as any,
    shouldFocusError: false,
    ...(defaultValues ? { defaultValues: defaultValues as DefaultValues<Typed> } : {}),
  });
  const formElement = useRef<HTMLFormElement>(null);
  /** A field's current value, including one set by autofill. */
  const currentValue = <Name extends string>(name: Name) => {
    const field = formElement.current?.elements.namedItem(name) as HTMLInputElement | RadioNodeList;
    return ('type' in field && field.type === 'checkbox' ? field.checked : field.value) as PathValue<
      Typed,
      Name & Path<Typed>
    >;
  };
  // A default value that changes replaces the previous one; what the visitor typed over that one stays.
  const defaults = useRef(defaultValues);
  useEffect(() => {
    const previous = defaults.current;
    defaults.current = defaultValues;
    for (const name of Object.keys(defaultValues ?? {}) as Path<Typed>[]) {
      if (defaultValues?.[name] === previous?.[name]) continue;
      const current = currentValue(name);
      resetField(name, { defaultValue: defaultValues?.[name] as PathValue<Typed, typeof name> });
      if (current !== previous?.[name]) setValue(name, current);
    }
  });
  const submission = useRef({ id: '', topic: '' });
  const firstInvalid = useRef<HTMLElement>(null);
  const focused = useRef<Element>(null);
  const [announced, setAnnounced] = useState({ name: '', attempt: 0 });
  const [outcome, setOutcome] = useState<Outcome>();
  const [reference, setReference] = useState('');
  // After hydration our error messages replace the browser's.
  const [isHydrated, setHydrated] = useState(false);
  const startSubmission = () => {
    // Without an id (Safari before 15.4) the function makes one of the content and the hour.
    submission.current = { id: crypto.randomUUID?.() ?? '', topic: '' };
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is first touched
  useEffect(() => {
    startSubmission();
    setHydrated(true);
    // Replays a press from before hydration.
    formElement.current?.dispatchEvent(new Event('island-ready', { bubbles: true }));
    // Prefetch: the toast that says that sending failed cannot be fetched once the network is what failed. Where this
    // fails, the toast's own island tries again.
    import('../toasts/Toasts.tsx').catch(() => {});
  }, []);
  // Once the message is rendered beside the field, so that both are read out.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each attempt
  useEffect(() => {
    const field = firstInvalid.current;
    firstInvalid.current = null;
    const focusedBefore = document.activeElement;
    // Do not steal the focus if the visitor moved on meanwhile.
    const timer = setTimeout(() => document.activeElement === focusedBefore && field?.focus(), focusPauseMs);
    return () => clearTimeout(timer);
  }, [formState.submitCount]);

  const messageOf = (name: string): string | undefined => {
    const message = formState.errors[name]?.message;
    return typeof message === 'string' ? message : undefined;
  };

  /**
   * Moves the focus to the first invalid field: a screen reader reads it with its error message. A field that already
   * has the focus is not read again, so its message is announced.
   */
  const markFirstInvalid = (field: HTMLInputElement, isAnnounced = false) => {
    firstInvalid.current = field;
    const name = !isAnnounced && field === focused.current ? field.name : '';
    setAnnounced(({ attempt }) => ({ name, attempt: attempt + 1 }));
  };

  const submit = handleSubmit(
    async (values, event) => {
      const { id, topic } = submission.current;
      // Reset, so that a second failure is announced, too.
      setOutcome(undefined);
      try {
        const attribution = firstTouch();
        const accepted = await sendLead(
          form.id,
          (form.toWire ?? form.toLead)(values),
          {
            page,
            consentVersion: form.consent.version,
            // A restored form was filled in on a page before this one, and may be sent at once.
            ...(formElement.current?.dataset.restored === undefined ? { elapsed: Math.round(performance.now()) } : {}),
            topic,
            ...(attribution ? { attribution } : {}),
            ...extraContext,
          },
          id,
          timeoutMs,
        );
        reset();
        clearDraft(form.id);
        recordExitAnswer();
        startSubmission();
        track({ name: 'lead-submitted', form: form.id });
        setReference(accepted.reference);
        setOutcome('sent');
        onSent?.(accepted);
        const toast = (!accepted.mailQueued && form.successWithoutMail) || form.success;
        showToast({ ...toast, tone: 'success' });
      } catch (error) {
        if (onFailed) return onFailed();
        const controls = [...((event?.target as HTMLFormElement | undefined)?.elements ?? [])] as HTMLInputElement[];
        const refused = Object.entries(refusedFields(error)).map(([field, message]) => {
          const split = field === 'name' && !controls.some(({ name }) => name === field);
          return { field: split ? 'firstName' : field, message };
        });
        for (const { field, message } of refused) setError(field as Path<Typed>, { message });
        const first = controls.find(({ name }) => refused.some(({ field }) => field === name));
        if (first) markFirstInvalid(first);
        setOutcome(refused.length > 0 ? 'refused' : 'unsent');
        showToast({ ...form.failure, tone: 'destructive' });
      }
    },
    (errors) => {
      setOutcome(undefined);
      const [first] = inDocumentOrder(errors);
      if (!(first?.ref instanceof HTMLElement) || typeof first.message !== 'string') return;
      // Not needed where a toast announces the error.
      markFirstInvalid(first.ref as HTMLInputElement, onInvalid !== undefined);
      onInvalid?.(first.message, getValues());
    },
  );
  /**
   * Takes each field as it is now: autofill and password managers may set values without an event, and React ignores an
   * event that brings back the value from before a reset: https://github.com/facebook/react/issues/19078
   */
  const readFields = () => {
    for (const name of Object.keys(getValues()) as Path<Typed>[]) setValue(name, currentValue(name));
    submission.current.topic = String(currentValue(honeypotName));
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    // The button stays enabled meanwhile, so that it keeps the focus and its label announces the progress.
    if (formState.isSubmitting) return event.preventDefault();
    focused.current = document.activeElement;
    readFields();
    return submit(event);
  };

  /** Props of a control: its name and id, what links it to its error. */
  const control = (name: string) => ({
    id: name,
    className: 'input',
    ...register(name as Path<Typed>),
    ...(messageOf(name) ? { 'aria-invalid': true, 'aria-describedby': `${name}-error` } : {}),
  });

  return {
    page,
    isSubmitting: formState.isSubmitting,
    register,
    formProps: { ref: formElement, noValidate: isHydrated, onSubmit },
    /** Name and message of each invalid field, in document order. */
    errors: inDocumentOrder(formState.errors).map(({ ref, message = '' }): [string, string] => [
      ref?.name ?? '',
      message,
    ]),
    outcome,
    /** The reference number of the lead that was stored. */
    reference,
    fields: { control, messageOf, announced },
  };
}

/** Props of a form's view: the state and actions of `useLeadForm`. */
export type LeadFormView<Fields extends z.ZodMiniType<FieldValues> = z.ZodMiniType<FieldValues>> = ReturnType<
  typeof useLeadForm<Fields>
>;
