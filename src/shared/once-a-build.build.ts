const made = new Map<string, unknown>();

/** What `make` gives under this name, made once a build; each time anew while someone writes. */
export function onceABuild<Made>(name: string, make: () => Made): Made {
  if (import.meta.env.DEV || !made.has(name)) made.set(name, make());
  return made.get(name) as Made;
}
