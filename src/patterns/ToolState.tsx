// A tool with answers, as it stands when its address brings them.
import type { ComponentType } from 'react';
import { StartsWith } from '../features/tools/frame/use-answers.tsx';

interface Props {
  tool: ComponentType<Record<string, unknown>>;
  fragment: string;
  step: number;
  [given: string]: unknown;
}

export const ToolState = ({ tool: Tool, fragment, step, ...given }: Props) => (
  <StartsWith value={{ fragment, step }}>
    <Tool {...given} />
  </StartsWith>
);
