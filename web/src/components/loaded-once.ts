/** Code that is loaded once. */
export interface LoadedOnce<Part> {
  load: () => Promise<Part>
  /** Undefined until loaded. */
  current: () => Part | undefined
}

/** Waits for the data of a page while its code loads beside it. Whoever shows the code shows its failure. */
export async function besideCode<T>(
  data: Promise<T>,
  code: Pick<LoadedOnce<unknown>, 'load'> | undefined,
): Promise<T> {
  const [loaded] = await Promise.all([data, code?.load().catch(() => {})])
  return loaded
}

export function loadedOnce<Part>(importPart: () => Promise<Part>): LoadedOnce<Part> {
  let part: Part | undefined
  return {
    load: async () => (part ??= await importPart()),
    current: () => part,
  }
}
