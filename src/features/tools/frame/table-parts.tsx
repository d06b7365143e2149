// The parts of a table whose cells are displayed as blocks on a small screen (tools.css). In Safari such cells lose their
// roles, so each names its own: https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
// biome-ignore-all lint/a11y/noRedundantRoles: see above
import type { ComponentProps } from 'react';

export const Table = (props: ComponentProps<'table'>) => <table role="table" {...props} />;
export const Row = (props: ComponentProps<'tr'>) => <tr role="row" {...props} />;
export const ColumnHead = (props: ComponentProps<'th'>) => <th role="columnheader" scope="col" {...props} />;
export const RowHead = (props: ComponentProps<'th'>) => <th role="rowheader" scope="row" {...props} />;
export const Cell = (props: ComponentProps<'td'>) => <td role="cell" {...props} />;
