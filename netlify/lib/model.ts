// The only file that calls a language model. Its packages are imported lazily: they would slow each cold start.
import {
  type Choice,
  choiceSchema,
  choosingInstructions,
  choosingPrompt,
  chosenPassages,
  maxCandidates,
} from '../../src/features/questions/answer/choosing.ts';
import type { AnswerResult, ModelChoice } from '../../src/features/questions/answer/respond.ts';
import { redactPossibleNumbers } from '../../src/features/questions/guard/personal-numbers.ts';
import type { ModelSettings } from './settings.ts';

/** Why the model's choice is not used: the only detail that is logged. */
type FallbackReason = 'timeout' | 'error' | 'no provider' | 'check: ids';

/** Long enough for the ids of three passages, and their wrapping. */
const maxOutputTokens = 100;

/** Calls the model until `signal` aborts. Never throws, and logs nothing. */
async function ask(
  prompt: string,
  { name, provider }: ModelSettings,
  signal: AbortSignal,
): Promise<Choice | FallbackReason> {
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
      instructions: choosingInstructions,
      prompt,
      output: Output.object({ schema: choiceSchema, name: 'answer' }),
      maxOutputTokens,
      maxRetries: 0,
      abortSignal: signal,
    });
    return output;
  } catch {
    // A provider's error may quote the question: the log gets its kind alone.
    return signal.aborted ? 'timeout' : 'error';
  }
}

/**
 * Lets the model choose the passages that answer a question among the search results. Returns the answer with their
 * cards (none if the model rejected all), or the reason why its choice is not used.
 */
export async function choose(
  { question, candidates, choose: answerWith }: ModelChoice,
  model: ModelSettings,
  signal: AbortSignal,
): Promise<AnswerResult | FallbackReason> {
  const offered = candidates.slice(0, maxCandidates);
  const choice = await ask(choosingPrompt(redactPossibleNumbers(question), offered), model, signal);
  if (typeof choice === 'string') return choice;
  const passages = chosenPassages(choice, offered);
  return passages ? answerWith(passages) : 'check: ids';
}
