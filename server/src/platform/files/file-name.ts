const longestBytes = 180
const longestRead = 1000
const unnamed = 'file'

// Separators and what Windows refuses; controls; characters that are unseen or turn the direction of reading.
const unsafe = /["<>:|?*]|\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}/gu
const deviceName = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/** A name to save a file under on any system: a base name without controls, quotes or tricks, never empty. */
export function safeFileName(name: string): string {
  const lastPart = name.split(/[/\\]/).at(-1) ?? ''
  const text = lastPart.slice(-longestRead).toWellFormed().normalize('NFC')
  const clean = text
    .replaceAll(unsafe, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .replace(/[. ]+$/, '')
  return shortened(clean).replace(deviceName, '_$1') || unnamed
}

function shortened(name: string): string {
  const dot = name.lastIndexOf('.')
  const extension = dot > 0 && name.length - dot <= 12 ? name.slice(dot) : ''
  const room = longestBytes - Buffer.byteLength(extension)
  const stem = Buffer.from(name.slice(0, name.length - extension.length)).subarray(0, room)
  // Streaming, it keeps back the part of a character that was cut in two.
  return new TextDecoder().decode(stem, { stream: true }).trimEnd() + extension
}

const extensions: Readonly<Record<string, readonly [usual: string, ...others: string[]]>> = {
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

/** The safe name with an extension that fits the content, so that text named `run.bat` is saved as `run.bat.txt`. */
export function downloadName(name: string, contentType: string): string {
  const safe = safeFileName(name)
  const fitting = extensions[contentType]
  if (!fitting || fitting.some((extension) => safe.toLowerCase().endsWith(`.${extension}`))) return safe
  return `${safe}.${fitting[0]}`
}

/** The value of `Content-Disposition`, with the name as RFC 8187 wants it. */
export const disposition = (kind: 'inline' | 'attachment', name: string) =>
  `${kind}; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, percentEncoded)}`

const percentEncoded = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
