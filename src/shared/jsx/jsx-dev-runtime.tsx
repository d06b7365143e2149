// What `npm run dev` compiles to.
export { Fragment, type JSX } from 'react/jsx-runtime';
export { createElement as jsxDEV } from './text-runs.tsx';
