// The only file that calls a language model. Its packages are imported lazily: they would slow each cold start.

import { figuresIn } from '../../src/features/questions/answer/quote.ts';
import {
  materialOf,
  type Reworded,
  reworded,
  rewordingInstructions,
  rewordingPrompt,
} from '../../src/features/questions/answer/rewording.ts';
import { checked, type Refused } from '../../src/features/questions/answer/rewording-check.ts';
import type { ChatAnswer } from '../../src/features/questions/contract.ts';
import type { Passage } from '../../src/features/questions/search/passages.ts';
import type { ModelSettings, Provider } from './settings.ts';

/** Why the quoted answer stays; all of it that a log may say. */
export type FellBack = 'timeout' | 'error' | 'no provider' | `check: ${Refused}`;

/** Long enough for the longest answer and its wrapping. */
const maxTokens = 600;

async function ask(name: string, provider: Provider, prompt: string, signal: AbortSignal): Promise<Reworded> {
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
    instructions: rewordingInstructions,
    prompt,
    output: Output.object({ schema: reworded, name: 'answer' }),
    maxOutputTokens: maxTokens,
    maxRetries: 0,
    abortSignal: signal,
  });
  return output;
}

/**
 * Lets the model word the answer to a question from the passages that were quoted, until `signal` says that it takes too
 * long. Gives the answer with its own sources, or why the quoted one stays; never throws, and logs nothing.
 */
export async function phrase(
  question: string,
  quoted: ChatAnswer,
  passages: Passage[],
  { name, provider }: ModelSettings,
  signal: AbortSignal,
): Promise<ChatAnswer | FellBack> {
  if (!provider) return 'no provider';
  // The model may cite only the sources of the quoted answer.
  const given = passages.filter(({ url }) => quoted.sources.some((source) => source.url === url));
  const material = materialOf(given);
  try {
    const result = checked(await ask(name, provider, rewordingPrompt(question, material), signal), material);
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
  } catch {
    // A provider's error may quote the question: the log gets its kind alone.
    return signal.aborted ? 'timeout' : 'error';
  }
}
