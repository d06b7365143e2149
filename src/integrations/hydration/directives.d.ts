declare module 'astro' {
  interface AstroClientDirectives {
    'client:touch'?: boolean;
    'client:event'?: 'toast' | 'consent-wanted' | 'exit-intent';
    'client:query'?: boolean | string;
  }
}

export {};
