export { Fragment, type JSX } from 'react/jsx-runtime';
export { createElement as jsx, createElement as jsxs } from './text-runs.tsx';
