/** Texts to choose from, as a list. */
export const listed = (texts: readonly string[]) => ({
  data: texts.map((text) => ({ text })),
  _meta: { stats: { count: texts.length } },
})
