const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Letters beyond ASCII as addresses (`%C3%A9`) and emails (`=C3=A9`) write their bytes. */
const escapes = ['%', '='].map((sign) => ({
  letter: new RegExp(`(?:${sign}[C-F][\\dA-F](?:${sign}[89AB][\\dA-F]){1,3})`, 'i'),
  bytes: new RegExp(`(?:${sign}[\\dA-F]{2})+`, 'gi'),
  /** Where an email breaks a long line. */
  end: sign === '=' ? /=\r?\n/g : /(?!)/g,
}))

const isAddress = (text: string) => /:\/\/|^(?:www\.|mailto:)/i.test(text)

/**
 * The text with the letters that it was exported without: 'Caf%C3%A9' and 'Caf=C3=A9' are 'Café'. What has no such letter, as
 * '100%25', and addresses of websites stay as they are.
 */
export function withoutEscapes(text: string): string {
  if (isAddress(text)) return text
  let mended = text
  for (const { letter, bytes, end } of escapes) {
    if (!letter.test(mended)) continue
    mended = mended.replaceAll(end, '').replaceAll(bytes, (run) => {
      try {
        return utf8.decode(
          Uint8Array.from(run.match(/[\dA-F]{2}/gi) ?? [], (byte) => Number.parseInt(byte, 16)),
        )
      } catch {
        return run
      }
    })
  }
  return mended
}
