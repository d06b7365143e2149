import type { LocalFunction } from './functions.ts';

interface Window {
  ends: number;
  calls: number;
}

/**
 * Holds functions to the rate limits of their `config`, as the platform does in front of them: 429 for what is over the
 * limit. A window begins with an address's first call; times are milliseconds since 1970.
 */
export function rateLimiter(): (called: LocalFunction, ip: string, now: number) => Response | undefined {
  const windows = new Map<string, Window>();
  return ({ name, config }, ip, now) => {
    const limit = 'rateLimit' in config ? config.rateLimit : undefined;
    if (!limit) return undefined;
    const key = `${name} ${ip}`;
    let window = windows.get(key);
    if (!window || window.ends <= now) {
      for (const [old, { ends }] of windows) if (ends <= now) windows.delete(old);
      window = { ends: now + limit.windowSize * 1000, calls: 0 };
      windows.set(key, window);
    }
    window.calls += 1;
    return window.calls > limit.windowLimit ? new Response('Too many requests', { status: 429 }) : undefined;
  };
}
