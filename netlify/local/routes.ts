import type { LocalFunction } from './functions.ts';

export interface Match {
  called: LocalFunction;
  params: Record<string, string>;
}

/**
 * The paths of a function: those of its `config`. A scheduled one has none: Netlify does not answer requests with it.
 */
function pathsOf({ name, config }: LocalFunction): string[] {
  if ('schedule' in config && config.schedule) return [];
  return 'path' in config && config.path ? [config.path].flat() : [`/.netlify/functions/${name}`];
}

/**
 * Finds the function whose `config` names a request's path and method, with the groups of the path. The patterns are
 * those of the URL Pattern API; letter case and a slash at the end make no difference, as on the platform.
 */
export function routesTo(functions: LocalFunction[]): (method: string, pathname: string) => Match | undefined {
  const routes = functions.flatMap((called) =>
    pathsOf(called).map((pathname) => ({
      called,
      methods: 'method' in called.config ? [called.config.method ?? []].flat() : [],
      pattern: new URLPattern({ pathname }, { ignoreCase: true }),
    })),
  );
  return (method, pathname) => {
    const path = pathname.replace(/(.)\/$/, '$1');
    for (const { called, methods, pattern } of routes) {
      if (methods.length > 0 && !methods.some((allowed) => allowed === method)) continue;
      const groups = pattern.exec({ pathname: path })?.pathname.groups;
      if (groups) return { called, params: groups as Record<string, string> };
    }
    return undefined;
  };
}
