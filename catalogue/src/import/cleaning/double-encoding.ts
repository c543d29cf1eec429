/** A character set that UTF-8 was read in, so that each of its bytes became a character. */
interface Misreading {
  byteOf: ReadonlyMap<string, number>
  /** Runs of characters that are bytes of one character, and hardly anything else. */
  runs: RegExp
}

type Leads = readonly (readonly [lead: number, following: readonly number[][]])[]

function misreading(
  charset: string,
  leads: Leads,
  alphabets: readonly (readonly number[])[] = [],
): Misreading {
  const letterOf = (byte: number) => new TextDecoder(charset).decode(Uint8Array.of(byte))
  const byteOf = new Map(Array.from({ length: 128 }, (_, at) => [letterOf(at + 128), at + 128] as const))
  // ISO 8859-1 has controls where Windows-1252 has letters.
  if (charset === 'windows-1252')
    for (let byte = 0x80; byte < 0xa0; byte++) byteOf.set(String.fromCharCode(byte), byte)
  return misreadingOf(byteOf, leads, alphabets)
}

/** `alphabets` have the first bytes of letters that are found only beside each other. */
function misreadingOf(
  byteOf: ReadonlyMap<string, number>,
  leads: Leads,
  alphabets: readonly (readonly number[])[] = [],
): Misreading {
  const lettersOf = (bytes: readonly number[]) =>
    [...byteOf].flatMap(([letter, byte]) => (bytes.includes(byte) ? [letter] : [])).join('')
  const classOf = (bytes: readonly number[]) =>
    `[${lettersOf(bytes).replaceAll(/[\\\]^-]/g, String.raw`\$&`)}]`
  const letters = leads.map(([lead, more]) => [[lead], ...more].map(classOf).join(''))
  const words = alphabets.map((first) => `(?:${classOf(first)}${classOf(following)}){2,}`)
  return { byteOf, runs: new RegExp([...words, ...letters].join('|'), 'gu') }
}

const bytesFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at)
const following = bytesFrom(0x80, 0xbf)
/** Without a closing quote, which may follow 'Å' itself. */
const followingLetter = following.filter((byte) => byte !== 0x94)

/** Their first bytes are letters of other names, such as 'Ñ'. */
const [greek, cyrillic] = [
  [0xce, 0xcf],
  [0xd0, 0xd1],
]

// Letters of Europe's languages, punctuation such as dashes and quotes, and emoji. Others would be guesses: 'É…' can be a name.
const windows = misreading(
  'windows-1252',
  [
    ...[0xc2, 0xc3].map((lead) => [lead, [following]] as const),
    ...[0xc4, 0xc5].map((lead) => [lead, [followingLetter]] as const),
    // The okina of Hawaiian and the apostrophe that is a letter.
    [0xca, [[0xbb, 0xbc]]],
    [0xe2, [bytesFrom(0x80, 0x9f), following]],
    [0xef, [[0xbb], [0xbf]]],
    // What stands for a letter that was lost.
    [0xef, [[0xbf], [0xbd]]],
    [0xf0, [[0x9f], following, following]],
  ],
  [greek, cyrillic],
)
const macintosh = misreading('macintosh', [
  [0xc2, [following]],
  [0xc3, [following]],
  [0xe2, [[0x80], following]],
])

/** Consoles of Windows. No name has their lines, which stand for the first bytes. */
function consoleMisreading(letters: string, leads: readonly (readonly [letter: string, byte: number])[]) {
  const byteOf = new Map([
    ...[...letters].map((letter, at) => [letter, at + 0x80] as const),
    ...leads.map(([letter, byte]) => [letter, byte] as const),
  ])
  return misreadingOf(byteOf, [
    [0xc2, [following]],
    [0xc3, [following]],
    [0xe2, [[0x80], following]],
  ])
}
const consoleOfEurope = consoleMisreading(
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐',
  [
    ['┬', 0xc2],
    ['├', 0xc3],
    ['Ô', 0xe2],
  ],
)
const consoleOfAmerica = consoleMisreading(
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐',
  [
    ['┬', 0xc2],
    ['├', 0xc3],
    ['Γ', 0xe2],
  ],
)
const misreadings = [windows, macintosh, consoleOfEurope, consoleOfAmerica]

const utf8 = new TextDecoder('utf-8')

const reread = (text: string, { byteOf, runs }: Misreading) =>
  text.replaceAll(runs, (run) => utf8.decode(Uint8Array.from(run, (letter) => byteOf.get(letter) ?? 0x3f)))

/** 'à' ends with a no-break space, of which many programs make a plain one, or nothing. */
const cutLetter = /(?<=\p{Ll})Ã(?=[\s.,;:]|$)/gu

/** Texts are encoded more than twice by programs that repeat the mistake. */
const mostRounds = 3

/**
 * The text as it was before UTF-8 was read in another character set and encoded again: 'CafÃ©' is 'Café'. Returns the same text if it
 * wasn't.
 */
export function withoutDoubleEncoding(text: string): string {
  let mended = text
  for (let round = 0; round < mostRounds; round++) {
    const before = mended
    for (const one of misreadings) mended = reread(mended, one)
    if (mended === before) break
  }
  return mended.replaceAll(cutLetter, 'à')
}
