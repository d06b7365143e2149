declare module 'astro' {
  interface AstroClientDirectives {
    'client:touch'?: boolean;
    'client:toast'?: boolean;
    'client:asked'?: boolean;
    'client:consent'?: boolean;
    'client:exit'?: boolean;
  }
}

export {};
