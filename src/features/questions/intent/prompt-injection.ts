import { normalize } from '../normalize.ts';

/** Attempts to give the assistant another role, other rules, or words to say. */
const attempt = new RegExp(
  [
    String.raw`\b(?:ignore|disregard|forget|override|bypass|drop|skip|break) (?:\w+ ){0,4}(?:instructions?|rules?|prompts?|guidelines|restrictions?|disclaimers?|training|programming|above|limits?|everything (?:above|before|you)|what (?:you were|i) (?:told|said))\b`,
    String.raw`\b(?:system|hidden|secret|initial|original|developer) (?:prompts?|instructions?|rules?|messages?)\b|\byour (?:prompt|instructions|rules|programming)\b|\bwhat were you told\b`,
    String.raw`\brepeat (?:after me|the (?:words|text|following|above)|back|everything|this)\b|\b(?:start|begin|end) (?:your|every|each) (?:answer|reply|response|sentence)s? with\b`,
  ].join('|'),
);

/** The message tries to change what the assistant is, or what it says. */
export const isPromptInjection = (message: string): boolean => attempt.test(normalize(message));
