/** Normalizes a phrase: 'Sports Fields', 'sports_field' and 'sport field' all become 'sport field'. */
export const phraseKey = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word.replace(/ies$/, 'y').replace(/(?<=[a-z]{2}[^s])s$/, ''))
    .join(' ')
