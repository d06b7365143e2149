// A tool with answers, as a link with them shows it.
import type { ComponentType } from 'react';
import { InitialAnswers } from '../features/tools/frame/use-answers.tsx';

interface Props {
  /** The tool's component; its props are beside it. */
  tool: unknown;
  fragment: string;
  step: number;
  [toolProps: string]: unknown;
}

export function ToolState({ tool, fragment, step, ...toolProps }: Props) {
  const Tool = tool as ComponentType<Record<string, unknown>>;
  return (
    <InitialAnswers value={{ fragment, step }}>
      <Tool {...toolProps} />
    </InitialAnswers>
  );
}
