declare module 'astro' {
  interface AstroClientDirectives {
    'client:touch'?: boolean;
    'client:toast'?: boolean;
    'client:asked'?: boolean;
  }
}

export {};
