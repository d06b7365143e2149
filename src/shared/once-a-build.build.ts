const made = new Map<string, unknown>();

/** What `make` gives under this name, made once a build; each time anew while someone writes. */
export function onceABuild<Made>(name: string, make: () => Made): Made {
  const known = import.meta.env.DEV || !made.has(name) ? make() : (made.get(name) as Made);
  made.set(name, known);
  return known;
}
