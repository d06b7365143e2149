// A tool with answers, as it stands when its address brings them.
import type { ComponentType } from 'react';
import { StartsWith } from '../features/tools/frame/use-answers.tsx';

interface Props {
  /** The tool's component; what it is given stands beside it. */
  tool: unknown;
  fragment: string;
  step: number;
  [given: string]: unknown;
}

export function ToolState({ tool, fragment, step, ...given }: Props) {
  const Tool = tool as ComponentType<Record<string, unknown>>;
  return (
    <StartsWith value={{ fragment, step }}>
      <Tool {...given} />
    </StartsWith>
  );
}
