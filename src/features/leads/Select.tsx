// A native list to choose from. It scrolls by itself, so that the counties never run off the screen.
import type { SelectHTMLAttributes } from 'react';
import { ohioCounties } from '../../shared/ohio-counties.ts';

interface Props extends SelectHTMLAttributes<HTMLSelectElement> {
  /** Label of the empty option, which is chosen at first. */
  none: string;
  /** What each value is called. */
  options: Record<string, string>;
}

export const countyOptions: Record<string, string> = Object.fromEntries(ohioCounties.map((name) => [name, name]));

export function Select({ none, options, ...select }: Props) {
  return (
    <select {...select}>
      <option value="">{none}</option>
      {Object.entries(options).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
