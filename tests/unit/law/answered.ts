/** What a tool answers. Throws where it stops for lack of an answer or at a doubt. */
export function answered<Answer extends object>(answer: Answer): Exclude<Answer, { stopped: string }> {
  if ('stopped' in answer) throw new Error(String(answer.stopped));
  return answer as Exclude<Answer, { stopped: string }>;
}
