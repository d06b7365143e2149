/** Up to how many words a message may leave out what it is about, and how many messages are sent along at most. */
const fewWords = 5;
const mostMessages = 3;

/** What a question may follow on: the message before it, and where that is short, those before it. The oldest first. */
export function saidBefore(messages: string[]): string {
  const said = messages.slice(-mostMessages);
  const from = said.findLastIndex((message) => message.split(/\s+/).length > fewWords);
  return said.slice(Math.max(0, from)).join(' ');
}
