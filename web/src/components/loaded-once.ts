/** Code that is loaded once. */
export interface LoadedOnce<Part> {
  load: () => Promise<Part>
  /** Undefined until loaded. */
  current: () => Part | undefined
}

export function loadedOnce<Part>(importPart: () => Promise<Part>): LoadedOnce<Part> {
  let part: Part | undefined
  return {
    load: async () => (part ??= await importPart()),
    current: () => part,
  }
}
