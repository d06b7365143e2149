import type { LocalFunction } from './functions.ts';

export interface Match {
  called: LocalFunction;
  params: Record<string, string>;
}

/**
 * Finds the function whose `config` names a request's path, with the groups of the path; a scheduled one has none. The
 * patterns are those of the URL Pattern API; letter case and a slash at the end make no difference, as on the platform.
 * A `method` is not read: no function names one.
 */
export function routesTo(functions: LocalFunction[]): (pathname: string) => Match | undefined {
  const routes = functions.flatMap((called) => {
    const paths = 'path' in called.config && called.config.path ? [called.config.path].flat() : [];
    return paths.map((pathname) => ({ called, pattern: new URLPattern({ pathname }, { ignoreCase: true }) }));
  });
  return (pathname) => {
    const path = pathname.replace(/(.)\/$/, '$1');
    for (const { called, pattern } of routes) {
      const groups = pattern.exec({ pathname: path })?.pathname.groups;
      if (groups) return { called, params: groups as Record<string, string> };
    }
    return undefined;
  };
}
