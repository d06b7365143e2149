declare module 'astro' {
  interface AstroClientDirectives {
    'client:touch'?: boolean;
    'client:when'?: 'toast' | 'consent-wanted' | 'exit-intent';
    'client:asked'?: boolean;
  }
}

export {};
