// The only file that calls a language model. Its packages are imported lazily: they would slow each cold start.
import type { ZodMiniType } from 'zod/mini';
import type { AnswerResult, ModelChoice } from '../../src/features/questions/answer/answer-result.ts';
import {
  candidatesOf,
  choiceSchema,
  choosingInstructions,
  choosingPrompt,
  chosenAnswer,
} from '../../src/features/questions/answer/choosing.ts';
import { figuresIn } from '../../src/features/questions/answer/quote.ts';
import {
  rewordingInstructions,
  rewordingPrompt,
  rewordingSchema,
  sourcePassages,
} from '../../src/features/questions/answer/rewording.ts';
import { checkRewording, type RejectionReason } from '../../src/features/questions/answer/rewording-check.ts';
import type { ChatAnswer } from '../../src/features/questions/contract.ts';
import { redactPossibleNumbers } from '../../src/features/questions/guard/personal-numbers.ts';
import type { Passage } from '../../src/features/questions/search/passages.ts';
import type { ModelSettings } from './settings.ts';

/** Why the model's reply is not used: the only detail that is logged. */
export type FallbackReason = 'timeout' | 'error' | 'no provider' | `check: ${RejectionReason | 'ids'}`;

interface Task<Given> {
  instructions: string;
  prompt: string;
  schema: ZodMiniType<Given>;
  /** Long enough for the longest reply and its wrapping. */
  maxTokens: number;
}

/** Calls the model until `signal` aborts. Never throws, and logs nothing. */
async function ask<Given>(
  { name, provider }: ModelSettings,
  { instructions, prompt, schema, maxTokens }: Task<Given>,
  signal: AbortSignal,
): Promise<{ given: Given } | FallbackReason> {
  if (!provider) return 'no provider';
  try {
    const [{ generateText, Output }, { createOpenAICompatible }] = await Promise.all([
      import('ai'),
      import('@ai-sdk/openai-compatible'),
    ]);
    const models = createOpenAICompatible({
      name: 'provider',
      baseURL: provider.url,
      ...(provider.key ? { apiKey: provider.key } : {}),
      supportsStructuredOutputs: true,
      // No redirects: the question and the key go to the configured host only.
      fetch: (address, options) => fetch(address, { ...options, redirect: 'error' }),
    });
    const { output } = await generateText({
      model: models(name),
      instructions,
      prompt,
      output: Output.object({ schema, name: 'answer' }),
      maxOutputTokens: maxTokens,
      maxRetries: 0,
      abortSignal: signal,
    });
    return { given: output };
  } catch {
    // A provider's error may quote the question: the log gets its kind alone.
    return signal.aborted ? 'timeout' : 'error';
  }
}

/**
 * Lets the model choose what answers a question among what the search found. Gives the chosen sentences, word for word;
 * the answer that nothing was found where it turned all of them down; or why its choice is not used.
 */
export async function choose(
  question: string,
  { candidates, none }: ModelChoice,
  model: ModelSettings,
  signal: AbortSignal,
): Promise<AnswerResult | FallbackReason> {
  const offered = candidatesOf(candidates);
  const prompt = choosingPrompt(redactPossibleNumbers(question), offered);
  const task = { instructions: choosingInstructions, prompt, schema: choiceSchema, maxTokens: 300 };
  const reply = await ask(model, task, signal);
  if (typeof reply === 'string') return reply;
  if (reply.given.passages.length === 0) return { answer: none, passages: [] };
  return chosenAnswer(reply.given, offered) ?? 'check: ids';
}

/**
 * Lets the model word the answer to a question from the passages that were quoted. Gives the answer with its own
 * sources, or why the quoted one stays.
 */
export async function reword(
  question: string,
  quoted: ChatAnswer,
  passages: Passage[],
  model: ModelSettings,
  signal: AbortSignal,
): Promise<ChatAnswer | FallbackReason> {
  // Only what the quoted answer names as its sources can be a source of this one.
  const given = passages.filter(({ url }) => quoted.sources.some((source) => source.url === url));
  const material = sourcePassages(given);
  const prompt = rewordingPrompt(redactPossibleNumbers(question), material);
  const task = { instructions: rewordingInstructions, prompt, schema: rewordingSchema, maxTokens: 600 };
  const reply = await ask(model, task, signal);
  if (typeof reply === 'string') return reply;
  const result = checkRewording(reply.given, material);
  if ('refused' in result) return `check: ${result.refused}`;
  const used = result.sources.flatMap((id) => given[id - 1] ?? []);
  return {
    ...quoted,
    response: result.text,
    sources: used.flatMap(({ url }) => quoted.sources.find((source) => source.url === url) ?? []),
    figures: figuresIn(
      result.text,
      used.flatMap(({ figures }) => figures),
    ),
  };
}
