const absences: ReadonlySet<string> = new Set(
  `not available|not applicable|n/a|na|#n/a|n.a.|null|(null)|<null>|nil|none|nan|unknown|no data|tbd|tba|undefined|..|...|-|--|---|?|.|*`.split(
    '|',
  ),
)

/** Ways in which open data says that it does not know: words, dots, and the numbers -999, -9999 and so on. */
export const isAbsent = (text: string) => {
  const plain = text.trim().toLowerCase()
  return plain === '' || absences.has(plain) || /^-9{2,}(?:\.0*)?$/.test(plain)
}

/** One line without doubled or invisible spaces. */
export const tidy = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
