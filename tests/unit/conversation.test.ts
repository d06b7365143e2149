import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consultation } from '../../src/features/leads/forms/consultation.ts';
import { chatTexts } from '../../src/features/questions/contract.ts';
import {
  lastQuestion,
  loadConversation,
  saveConversation,
  unanswered,
} from '../../src/features/questions/conversation.browser.ts';
import type { HelpReplies } from '../../src/features/questions/replies.ts';
import {
  $chat,
  ask as askWith,
  clearConversation,
  copyQuestionToForm,
  restoreConversation,
} from '../../src/features/questions/store.ts';
import { exitAnsweredKey } from '../../src/shared/exit-offer-answered.browser.ts';
import { readDraft, saveDraft } from '../../src/shared/form-draft.browser.ts';
import { webStorage } from '../support/web-storage.ts';
import { writtenReplies } from '../support/written-replies.ts';

const sent = vi.fn();
let reply: () => Response | Promise<Response>;

beforeEach(() => {
  vi.stubGlobal('sessionStorage', webStorage());
  vi.stubGlobal('localStorage', webStorage());
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', async (_url: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    sent(JSON.parse(body));
    signal.throwIfAborted();
    return reply();
  });
  sent.mockReset();
  reply = () => Response.json({ response: 'An answer.', followUps: ['And then?'] });
  clearConversation();
});
afterEach(() => vi.unstubAllGlobals());

const answered = () =>
  new Promise<void>((resolve) => {
    const stop = $chat.subscribe(({ waiting }) => {
      if (waiting) return;
      // Called once before `stop` is there.
      queueMicrotask(() => stop());
      resolve();
    });
  });
const contents = () => $chat.get().messages.map(({ content }) => content);

const ask = (question: string, context: string) => askWith(question, context, writtenReplies as HelpReplies);

async function askAndWait(question: string) {
  expect(ask(question, 'context')).toBe(true);
  await answered();
}

test('the previous question is sent along, unless it is the same question repeated', async () => {
  await askAndWait('What is probate?');
  await askAndWait('How long does it take?');
  await askAndWait('How long does it take?');
  expect(sent.mock.calls.map(([body]) => body)).toEqual([
    { message: 'What is probate?', context: 'context' },
    { message: 'How long does it take?', context: 'context', previous: 'What is probate?' },
    { message: 'How long does it take?', context: 'context', previous: 'What is probate?' },
  ]);
});

test.each([
  ['I want to die', '988'],
  ['my brother threatened to kill me over the house', '911'],
])('"%s" is answered without a request, and kept nowhere', async (question, words) => {
  await askAndWait('What is probate?');
  sent.mockReset();
  expect(ask(question, 'context')).toBe(true);
  expect(sent).not.toHaveBeenCalled();
  expect($chat.get().messages.at(-1)?.content).toContain(words);
  expect(loadConversation()?.map(({ content }) => content)).toEqual(['What is probate?', 'An answer.']);
  expect(lastQuestion($chat.get().messages)).toBe('');
  await askAndWait('How long does it take?');
  expect(sent).toHaveBeenCalledWith({
    message: 'How long does it take?',
    context: 'context',
    previous: 'What is probate?',
  });
});

test('a help line is still there when its page comes back, until another message is sent', async () => {
  ask('I want to die', 'context');
  const shown = contents();
  restoreConversation();
  expect(contents()).toEqual(shown);
  saveConversation([
    { role: 'user', content: 'What does it cost?' },
    { role: 'assistant', content: 'Little.' },
  ]);
  restoreConversation();
  expect(contents()).toEqual(['What does it cost?', 'Little.']);
});

test.each(['my ssn is 123-45-6789, how long does it take', 'how long if his card is 4111 1111 1111 1111'])(
  'of "%s" the number is struck out, and the rest is sent',
  async (question) => {
    await askAndWait(question);
    const [{ message }] = sent.mock.calls[0] as [{ message: string }];
    expect(message).toContain('[number removed]');
    expect(message).toContain('how long');
    expect(`${message}${contents().join()}`).not.toMatch(/6789|1111/);
  },
);

test('a loss by suicide goes to the server, which says the kind words', async () => {
  await askAndWait('My mother died by suicide. What does probate cost?');
  expect(sent).toHaveBeenCalledTimes(1);
  expect(contents()).toEqual(['My mother died by suicide. What does probate cost?', 'An answer.']);
});

test('after a help line beneath an answer the exit offer is not made', async () => {
  reply = () =>
    Response.json({ kind: 'grief', response: 'An answer.', sources: [{ title: 'Call 988', url: 'tel:988' }] });
  await askAndWait('how do i go on');
  expect(localStorage.getItem(exitAnsweredKey)).toBe('yes');
});

test('a conversation is not stored when the server’s reply is about a person in need', async () => {
  reply = () => Response.json({ kind: 'crisis', response: 'Please call 988.' });
  await askAndWait('something');
  expect(contents()).toEqual(['something', 'Please call 988.']);
  expect(loadConversation()).toEqual([]);
});

test.each([
  ['an error', () => Response.json({}, { status: 500 }), chatTexts.unreachable],
  ['too many', () => new Response('', { status: 429 }), chatTexts.unreachable],
  ['no JSON', () => new Response('<html>'), chatTexts.unreachable],
  ['nothing', () => Response.json(null), chatTexts.unreachable],
  ['no response', () => Response.json({ sources: [] }), chatTexts.noAnswer],
  ['white space', () => Response.json({ response: ' \n' }), chatTexts.noAnswer],
  ['a number', () => Response.json({ response: 7 }), chatTexts.noAnswer],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), chatTexts.unreachable],
])('%s: the question waits to be sent again', async (_name, failing, text) => {
  reply = failing;
  await askAndWait('What is probate?');
  expect(contents()).toEqual(['What is probate?', text]);
  expect(unanswered($chat.get().messages)).toBe('What is probate?');
  expect($chat.get().messages.at(-1)?.sources?.[0]?.url).toMatch(/^tel:/);
  // Our own number is no help line.
  expect(localStorage.getItem(exitAnsweredKey)).toBeNull();
  reply = () => Response.json({ response: 'An answer.' });
  await askAndWait('What is probate?');
  expect(unanswered($chat.get().messages)).toBe('');
});

test('an answer that does not come within fifteen seconds counts as none', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  await askAndWait('What is probate?');
  expect(timeout).toHaveBeenCalledWith(15_000);
  timeout.mockRestore();
  expect(contents()).toEqual(['What is probate?', chatTexts.unreachable]);
});

test('nothing is sent while an answer is awaited, and nothing cleared', async () => {
  expect(ask('  ', 'context')).toBe(false);
  expect(ask('One?', 'context')).toBe(true);
  expect(ask('Two?', 'context')).toBe(false);
  clearConversation();
  await answered();
  expect(contents()).toEqual(['One?', 'An answer.']);
});

test('the last two hundred messages come back, also a question whose answer never came', async () => {
  const messages = Array.from({ length: 205 }, (_, index) => ({
    role: index % 2 ? ('assistant' as const) : ('user' as const),
    content: `${index}`,
  }));
  saveConversation(messages);
  restoreConversation();
  expect(contents()).toEqual(messages.slice(-200).map(({ content }) => content));
  expect(unanswered($chat.get().messages)).toBe('204');
  clearConversation();
  restoreConversation();
  expect(contents()).toEqual([]);
});

test('a page that comes back while its question waits keeps what was asked on a later page', async () => {
  await askAndWait('What is probate?');
  const stored = loadConversation() ?? [];
  expect(ask('What is probate?', 'context')).toBe(true);
  const later = ['How long?', 'Months.'].map(
    (content, index) => ({ role: index ? 'assistant' : 'user', content }) as const,
  );
  saveConversation([...(loadConversation() ?? []), ...later]);
  restoreConversation();
  await answered();
  expect(loadConversation()).toEqual([...stored, ...later, ...stored]);
});

test('invalid stored conversations are ignored', () => {
  for (const left of ['{', '7', 'null', '[7, null, {"content": 7}]']) {
    sessionStorage.setItem('conversation-1', left);
    expect(loadConversation() ?? []).toEqual([]);
  }
});

test('without storage the conversation goes on', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  await askAndWait('What is probate?');
  restoreConversation();
  copyQuestionToForm();
  expect(contents()).toEqual(['What is probate?', 'An answer.']);
});

test('a question taken to the consultation form is appended to the notes once, without personal numbers', async () => {
  saveDraft(consultation.id, { name: 'Ann Example', notes: 'The house is empty.' });
  await askAndWait('What is probate?');
  copyQuestionToForm();
  copyQuestionToForm();
  expect(readDraft(consultation.id)).toEqual({
    name: 'Ann Example',
    notes: 'The house is empty.\n\nWhat is probate?',
  });
  ask('my ssn is 123-45-6789', 'context');
  copyQuestionToForm();
  expect(readDraft(consultation.id).notes).not.toContain('6789');
});
