import tokens from '../styles/global.css?raw';

/** A color of src/styles/global.css by its name, for what is drawn without a browser. Throws when there is none. */
export function color(name: string): string {
  const value = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
  if (!value) throw new Error(`There is no color "${name}" in src/styles/global.css.`);
  return value;
}
