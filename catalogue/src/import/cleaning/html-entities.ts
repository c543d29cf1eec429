const signs: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['sbquo', '‚'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['bdquo', '„'],
  ['hellip', '…'],
  ['bull', '•'],
  ['middot', '·'],
  ['deg', '°'],
  ['reg', '®'],
  ['copy', '©'],
  ['trade', '™'],
  ['frac12', '½'],
  ['frac14', '¼'],
  ['frac34', '¾'],
  ['ordf', 'ª'],
  ['ordm', 'º'],
  ['iexcl', '¡'],
  ['iquest', '¿'],
  ['szlig', 'ß'],
  ['aelig', 'æ'],
  ['AElig', 'Æ'],
  ['oelig', 'œ'],
  ['OElig', 'Œ'],
  ['oslash', 'ø'],
  ['Oslash', 'Ø'],
])
const accents: ReadonlyMap<string, string> = new Map([
  ['grave', '\u0300'],
  ['acute', '\u0301'],
  ['circ', '\u0302'],
  ['tilde', '\u0303'],
  ['uml', '\u0308'],
  ['ring', '\u030A'],
  ['caron', '\u030C'],
  ['cedil', '\u0327'],
])
const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/giu

/** 'Parks &amp; Rec' is encoded once, '&amp;amp;' more often. */
const mostRounds = 3

/** The text as it was before a program wrote it for a page of the web: 'Caf&eacute; &amp; Bar' is 'Café & Bar'. */
export function withoutEntities(text: string): string {
  let plain = text
  for (let round = 0; round < mostRounds && plain.includes('&'); round++) {
    const before = plain
    plain = plain.replaceAll(entity, (written, decimal?: string, hexadecimal?: string, name = '') => {
      if (decimal !== undefined) return letterOf(Number.parseInt(decimal, 10)) ?? written
      if (hexadecimal !== undefined) return letterOf(Number.parseInt(hexadecimal, 16)) ?? written
      return signs.get(name) ?? accented(name) ?? written
    })
    if (plain === before) break
  }
  return plain
}

/** Undefined for what no text has: controls but line ends and tabs, halves of letters, and numbers beyond Unicode. */
function letterOf(code: number): string | undefined {
  const letter = code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
  if (letter === '\u00a0') return ' '
  return letter === '' || /[\p{Cc}\p{Cs}]/u.test(letter.replace(/[\t\n\r]/, '')) ? undefined : letter
}

function accented(name: string): string | undefined {
  const accent = accents.get(name.slice(1))
  const letter = accent === undefined ? '' : `${name[0] ?? ''}${accent}`.normalize('NFC')
  return letter.length === 1 ? letter : undefined
}
