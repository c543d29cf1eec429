const absences: ReadonlySet<string> = new Set(
  `not available|not applicable|n/a|na|#n/a|n.a.|null|(null)|<null>|nil|none|nan|unknown|no data|tbd|tba|undefined|..|...|-|--|---|?|.|*`.split(
    '|',
  ),
)

/** Whether a value means "no value" in open data: placeholder words, dots, and numbers such as -999 and -9999. */
export const isAbsent = (text: string) => {
  const plain = text.trim().toLowerCase()
  return plain === '' || absences.has(plain) || /^-9{2,}(?:\.0*)?$/.test(plain)
}

/** Normalizes text to one line without repeated spaces, invisible characters and characters that could not be read. */
export const tidy = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[\u00ad\u200b-\u200d\u2060\ufeff\ufffd]/g, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
