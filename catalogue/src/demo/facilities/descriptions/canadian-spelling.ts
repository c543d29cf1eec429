const spellings: readonly (readonly [RegExp, string])[] = [
  [/\bcenter(s?)\b/g, 'centre$1'],
  [/\bneighborhood\b/g, 'neighbourhood'],
  [/meter(s?)\b/g, 'metre$1'],
]

/** For the words the catalogue uses; names, which are capitalized, stay as they are. */
export const canadianSpelling = (text: string) =>
  spellings.reduce((spelled, [american, canadian]) => spelled.replaceAll(american, canadian), text)
