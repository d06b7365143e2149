import { normalize } from '../normalize.ts';

/** Attempts to give the assistant another role, other rules, or words to say. */
const attempt = new RegExp(
  [
    String.raw`\b(?:ignore|disregard|forget|override|bypass|drop|skip|break) (?:\w+ ){0,4}(?:instructions?|rules?|prompts?|guidelines|restrictions?|disclaimers?|training|programming|above|limits?|everything (?:above|before|you)|what (?:you were|i) (?:told|said))\b`,
    String.raw`\b(?:system|hidden|secret|initial|original|developer) (?:prompts?|instructions?|rules?|messages?)\b|\byour (?:prompt|instructions|rules|programming)\b|\bwhat were you told\b`,
    String.raw`\b(?:developer|admin|debug|god|dan|jailbreak|root|sudo|unrestricted|test) mode\b|\bdo anything now\b`,
    String.raw`\byou are (?:now|no longer|going to be|free)\b|\b(?:pretend|imagine|act|role ?play|behave|speak|talk|answer|respond|reply)(?:ing)? (?:to be |as if |as though |like |as |that |only )+(?:you(?:'re| are| were)? )?(?:(?:not )?(?:an?|the|my) )?(?:\w+ )?(?:lawyer|attorney|judge|court|pirate|expert|human|person|doctor|magistrate|clerk|ai|bot|in pirate|grand\w+)\b|\bpretend (?:to be|you|that|for)\b`,
    String.raw`\brepeat (?:after me|the (?:words|text|following|above)|back|everything|this)\b|\b(?:start|begin|end) (?:your|every|each) (?:answer|reply|response|sentence)s? with\b`,
    String.raw`\bturn off (?:\w+ ){0,3}(?:rules|filters?|safety|disclaimers?)\b|\bwithout (?:any |the |your )?(?:disclaimers?|filters?|restrictions?|rules)\b`,
    String.raw`\b(?:<\/?(?:system|assistant|user|script)|\[(?:system|inst)\]|###? ?(?:system|instruction))|\bnew instructions?\b`,
  ].join('|'),
);

/** The message tries to change what the assistant is, or what it says. */
export const isPromptInjection = (message: string): boolean => attempt.test(normalize(message));
