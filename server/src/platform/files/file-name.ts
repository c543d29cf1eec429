const maxBytes = 180
const maxInputLength = 1000
const fallback = 'file'

// What Windows rejects, control characters, and characters that are invisible or change the text direction.
const unsafe = /["<>:|?*]|\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}/gu
const deviceName = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/** A base name that is valid on any system, without control characters or quotes, and never empty. */
export function safeFileName(name: string): string {
  const lastPart = name.split(/[/\\]/).at(-1) ?? ''
  const text = lastPart.slice(-maxInputLength).toWellFormed().normalize('NFC')
  const clean = text
    .replaceAll(unsafe, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .replace(/[. ]+$/, '')
  return truncate(clean).replace(deviceName, '_$1') || fallback
}

function truncate(name: string): string {
  const dot = name.lastIndexOf('.')
  const extension = dot > 0 && name.length - dot <= 12 ? name.slice(dot) : ''
  const maxStemBytes = maxBytes - Buffer.byteLength(extension)
  const stem = Buffer.from(name.slice(0, name.length - extension.length)).subarray(0, maxStemBytes)
  // `stream` drops the bytes of a character that was cut in two.
  return new TextDecoder().decode(stem, { stream: true }).trimEnd() + extension
}

const extensions: Readonly<Record<string, readonly [primary: string, ...others: string[]]>> = {
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
  'text/plain': ['txt', 'csv', 'tsv', 'md', 'markdown'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/gif': ['gif'],
}

/** A safe name whose extension fits the content, so that text named `run.bat` is saved as `run.bat.txt`. */
export function downloadName(name: string, contentType: string): string {
  const safe = safeFileName(name)
  const allowed = extensions[contentType]
  if (!allowed || allowed.some((extension) => safe.toLowerCase().endsWith(`.${extension}`))) return safe
  return `${safe}.${allowed[0]}`
}

/** The value of `Content-Disposition`: the name encoded per RFC 8187, and in ASCII for programs that don't read that. */
export const disposition = (kind: 'inline' | 'attachment', name: string) =>
  `${kind}; filename="${asciiName(name)}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, percentEncode)}`

/** Without accents, and with an underscore for what ASCII lacks or a quoted header can't have. */
const asciiName = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^ -~]|["\\%]/gu, '_')

const percentEncode = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`
